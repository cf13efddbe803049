public enum PageOfAnApp {}
