// The specification's tests run on the patterns that the glue lists.
import Glue
import LabSpecification
