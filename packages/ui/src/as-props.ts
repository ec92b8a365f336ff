import type { ComponentProps, ElementType } from 'react';

/**
 * Props of a component that may be drawn as another element: its own, `as`, and all that the
 * chosen element takes, e.g. `as={Link} to="/jobs"`. The caller brings the router's Link, so that
 * this package does not depend on a router.
 */
export type AsProps<Element extends ElementType, Own = object> = Own & { as?: Element } & Omit<
    ComponentProps<Element>,
    keyof Own | 'as'
  >;
