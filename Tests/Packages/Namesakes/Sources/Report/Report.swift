public enum ReportOfAnApp {}
