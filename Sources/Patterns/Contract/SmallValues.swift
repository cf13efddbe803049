import Domain
import Trace

// What a trace may keep of what all patterns share.
extension LoadPhase: SmallValue {}
extension Paging: SmallValue {}
extension Message: SmallValue {}
extension NameProblem: SmallValue {}
extension Notice: SmallValue {}
extension PartnerDistance: SmallValue {}
nonisolated extension Identifier: SmallValue {}
nonisolated extension Cursor: SmallValue {}
extension Router.Navigation: SmallValue {}
