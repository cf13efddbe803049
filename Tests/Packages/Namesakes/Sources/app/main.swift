import Components
import Console
import Demo
import Domain
import LabCommands
import LabContract
import LabDemo
import LabDomain
import LabMeasure
import LabOwnState
import LabPatterns
import LabTrace
import Page
import Report
import StageUI

print(DomainOfAnApp.self, Post.self, Recorder.self, Stage.self)
