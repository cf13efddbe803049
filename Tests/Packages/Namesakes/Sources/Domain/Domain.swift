public enum DomainOfAnApp {}
