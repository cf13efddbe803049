// The specification's tests run on the pattern that the mix lists.
import LabSpecification
import Mix
