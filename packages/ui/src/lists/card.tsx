import type { ComponentProps, ElementType, ReactNode } from 'react';
import type { AsProps } from '../elements/as-props';
import { classNames } from '../elements/class-names';
import styles from './card.module.css';

interface CardLook {
  /** 'plain' for the page surface; 'sunken' for asides and summaries; 'todo' has an amber edge. */
  tone?: 'plain' | 'sunken' | 'todo';
  /** Padding. Default: medium, 20 px on a phone and 24 px on wider screens. */
  pad?: 'none' | 'small' | 'medium';
  className?: string;
  children?: ReactNode;
}

/** A box with a single subject. `as` chooses the element (article, section, li, form); default div. */
export function Card<Element extends ElementType = 'div'>({
  as,
  tone = 'plain',
  pad = 'medium',
  className,
  ...rest
}: AsProps<Element, CardLook>) {
  const Tag: ElementType = as ?? 'div';
  return (
    <Tag {...rest} className={classNames(styles.card, styles[tone], styles[pad], className)} />
  );
}

/**
 * The main link of a card: its area is the whole card. Put it in the card's heading: `<Card as="article"><h3><CardLink
 * as={Link} to="/jobs/1">Title</CardLink></h3></Card>`.
 */
export function CardLink<Element extends ElementType = 'a'>({
  as,
  className,
  ...rest
}: AsProps<Element, { className?: string; children?: ReactNode }>) {
  const Tag: ElementType = as ?? 'a';
  return <Tag {...rest} className={classNames(styles.link, className)} />;
}

/** Wraps other buttons and links of a clickable card: lifts them above the card's own link. */
export function CardActions({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.actions, className)} />;
}
