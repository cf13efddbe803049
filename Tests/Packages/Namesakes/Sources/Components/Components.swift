public enum ComponentsOfAnApp {}
