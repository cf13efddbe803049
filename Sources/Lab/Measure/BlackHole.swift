/// Swallows `value`, so that the optimizer must compute it.
///
/// Costs a call and no retain. The optimizer knows nothing about what happens inside, so a result
/// passed here, and every step that leads to it, stays in the program.
@inline(never)
@_optimize(none)
package func blackHole<Value: ~Copyable>(_ value: borrowing Value) {}
