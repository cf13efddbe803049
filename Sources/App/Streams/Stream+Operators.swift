import LabDomain

extension Stream {
  /// Transforms each value.
  @inlinable
  public func map<Other>(_ transform: @escaping (Element) -> Other) -> Stream<Other> {
    Stream<Other> { receive, end in
      subscribe({ receive(transform($0)) }, onEnd: end)
    }
  }

  /// Drops the values for which `isIncluded` returns `false`.
  @inlinable
  public func filter(_ isIncluded: @escaping (Element) -> Bool) -> Stream {
    Stream { receive, end in
      subscribe({ if isIncluded($0) { receive($0) } }, onEnd: end)
    }
  }

  /// Transforms each value and drops `nil` results.
  @inlinable
  public func compactMap<Other>(_ transform: @escaping (Element) -> Other?) -> Stream<Other> {
    Stream<Other> { receive, end in
      subscribe({ if let other = transform($0) { receive(other) } }, onEnd: end)
    }
  }

  /// Sends each value once `duration` has passed without another; `nil` only drops the last one.
  public func debounce<Value>(
    for duration: Duration, on clock: any AppClock
  ) -> Stream<Value> where Element == Value? {
    flatMapLatest { value in
      guard let value else { return .empty }
      return Stream<Value> { send in
        do { try await clock.sleep(for: duration) } catch { return }
        send(value)
      }
    }
  }

  /// Maps each value to a stream, and ends the stream of the previous value.
  func flatMapLatest<Other>(
    _ transform: @escaping (Element) -> Stream<Other>
  ) -> Stream<Other> {
    Stream<Other> { receive, end in
      let next = Subject<Void>()
      return flatMap { value in
        next.send(())
        return transform(value).take(until: next.stream)
      }
      .subscribe(receive, onEnd: end)
    }
  }

  /// Maps each value to a stream, and merges those streams.
  @inlinable
  public func flatMap<Other>(_ transform: @escaping (Element) -> Stream<Other>) -> Stream<Other> {
    Stream<Other> { receive, end in
      let all = Subscription(onEnd: end)
      all.add(self) { [weak all] in all?.add(transform($0), receive) }
      return all
    }
  }

  /// Merges the values of all streams.
  @inlinable
  public static func merge(_ streams: Stream...) -> Stream {
    Stream<Stream>.from(streams).flatMap { $0 }
  }

  /// Ends this stream with the first value of `other`.
  @inlinable
  public func take(until other: Stream<some Any>) -> Stream {
    Stream { receive, end in
      let both = Subscription()
      let endBoth = { [weak both] in
        guard let both, !both.hasEnded else { return }
        both.end()
        end()
      }
      let stop = other.subscribe { _ in endBoth() }
      let rest = subscribe(
        { [weak both] in
          if both?.hasEnded == false { receive($0) }
        }, onEnd: endBoth)
      both.own(rest, stop)
      return both
    }
  }
}
