public enum ConsoleOfAnApp {}
