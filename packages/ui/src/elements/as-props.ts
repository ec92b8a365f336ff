import type { ComponentProps, ElementType } from 'react';

/**
 * Props of a polymorphic component: its own, `as`, and all props of the chosen element, e.g. `as={Link} to="/jobs"`.
 * The caller passes the router's Link, so that this package does not depend on a router.
 */
export type AsProps<Element extends ElementType, Own = object> = Own & { as?: Element } & Omit<
    ComponentProps<Element>,
    keyof Own | 'as'
  >;
