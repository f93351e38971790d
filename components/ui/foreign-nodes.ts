/** The child of `parent` that `node` is or stands in; null where it stands elsewhere. */
function childHolding(parent: Node, node: Node | null): Node | null {
  let child = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

/**
 * A browser that translates a page wraps each text in <font>, and extensions put elements of their own beside ours. React
 * then removes a child that is none of its parent's any more, or inserts beside one, and throws NotFoundError
 * (https://github.com/facebook/react/issues/11538, open since 2017). Here what stands around the child is removed or
 * inserted beside instead. To be deleted when React does so itself.
 */
export function tolerateForeignNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const own = childHolding(this, child);
    if (own) removeChild.call(this, own);
    return child;
  };
  Node.prototype.insertBefore = function <New extends Node>(this: Node, node: New, before: Node | null): New {
    insertBefore.call(this, node, childHolding(this, before));
    return node;
  };
}
