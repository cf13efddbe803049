public enum DemoOfAnApp {}
