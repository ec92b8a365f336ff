import type { ComponentProps, ElementType, ReactNode } from 'react';
import type { AsProps } from '../elements/as-props';
import { classNames } from '../elements/class-names';
import styles from './page.module.css';

export interface PageProps extends ComponentProps<'div'> {
  /** content 1,120 px (lists, dashboards); reading 720 px (text, forms); narrow 480 px (sign-in). */
  width?: 'content' | 'reading' | 'narrow';
  /** 'tabs' where the page starts with tabs, right below the navigation bar. */
  start?: 'title' | 'tabs';
}

/** The container of one page: width, gutters, vertical space. The shell renders <main>. */
export function Page({ width = 'content', start = 'title', className, ...rest }: PageProps) {
  const look = [styles.page, styles[width], start === 'tabs' && styles.tabsFirst];
  return <div {...rest} className={classNames(...look, className)} />;
}

export interface PageHeaderProps {
  title: ReactNode;
  /** A short line above the title, naming the place. */
  eyebrow?: ReactNode;
  /** One or two sentences below. */
  lead?: ReactNode;
  /** The page's own buttons, right of the title on a wide screen. */
  actions?: ReactNode;
  /** A back link, above everything else. */
  back?: ReactNode;
  /** 'small' where the content matters more than the title: dashboards, consoles. */
  size?: 'small' | 'large';
}

/** The header of a page with its only h1. */
export function PageHeader(props: PageHeaderProps) {
  const { title, eyebrow, lead, actions, back, size = 'large' } = props;
  return (
    <header className={classNames(styles.header, size === 'small' && styles.smallHeader)}>
      {back && (
        <div className={styles.back} data-print="hide">
          {back}
        </div>
      )}
      <div className={styles.headline}>
        <div className={styles.titles}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && (
          <div className={styles.actions} data-print="hide">
            {actions}
          </div>
        )}
      </div>
    </header>
  );
}

/** The mark of the town: a short bend of the river, on the landing page. Decoration only. */
export function RiverLine({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={classNames(styles.river, className)}
      data-print="hide"
      viewBox="0 0 72 8"
    >
      <path d="M2 5c8-5 14-3 20-1s12 3 18 0 10-3 15 0 9 2 15-1" />
    </svg>
  );
}

type Gap = 1 | 2 | 3 | 4 | 6 | 8 | 12 | 16;
const gapClass = (gap: Gap) => styles[`gap${gap}`];

/** Stacks its children vertically, `gap` in steps of 4 px. Default 4 (16 px). */
export function Stack<Element extends ElementType = 'div'>({
  as,
  gap = 4,
  className,
  ...rest
}: AsProps<Element, { gap?: Gap; className?: string; children?: ReactNode }>) {
  const Tag: ElementType = as ?? 'div';
  return <Tag {...rest} className={classNames(styles.stack, gapClass(gap), className)} />;
}

/** Lays its children out in a wrapping row; `spread` moves the first and last to the edges. */
export function Row<Element extends ElementType = 'div'>({
  as,
  gap = 3,
  spread,
  className,
  ...rest
}: AsProps<Element, { gap?: Gap; spread?: boolean; className?: string; children?: ReactNode }>) {
  const Tag: ElementType = as ?? 'div';
  return (
    <Tag
      {...rest}
      className={classNames(styles.row, gapClass(gap), spread && styles.spread, className)}
    />
  );
}

interface GridLook {
  /**
   * Minimum cell width before wrapping: small 9 rem (tiles, stretched to the row), medium 17 rem, large 22 rem (cards).
   */
  cell?: 'small' | 'medium' | 'large';
  gap?: Gap;
  className?: string;
  children?: ReactNode;
}

/** Equal cells, as many per row as fit. */
export function Grid<Element extends ElementType = 'div'>({
  as,
  cell = 'medium',
  gap = 4,
  className,
  ...rest
}: AsProps<Element, GridLook>) {
  const Tag: ElementType = as ?? 'div';
  return (
    <Tag {...rest} className={classNames(styles.grid, styles[cell], gapClass(gap), className)} />
  );
}

export interface SplitProps {
  /** The narrow column: filters or a summary. On a phone it comes after the main column. */
  aside: ReactNode;
  /** 'sticky' (default) stays in view; 'tall' is as high as the main column, so that something in it can be sticky. */
  column?: 'sticky' | 'tall';
  children: ReactNode;
}

/** A main column with a 21 rem column next to it from 960 px on. */
export function Split({ aside, column: look = 'sticky', children }: SplitProps) {
  return (
    <div className={styles.split}>
      <div className={styles.main}>{children}</div>
      <div className={look === 'sticky' ? styles.follows : undefined}>{aside}</div>
    </div>
  );
}

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode;
  /** A link or button right of the title. */
  action?: ReactNode;
  /** Default: h2. */
  titleAs?: 'h2' | 'h3';
}

/** A section of a page with its heading. */
export function Section({
  title,
  titleAs: Title = 'h2',
  action,
  className,
  children,
  ...rest
}: SectionProps) {
  return (
    <section {...rest} className={classNames(styles.section, className)}>
      <div className={styles.sectionHead}>
        <Title className={styles.sectionTitle}>{title}</Title>
        {action}
      </div>
      {children}
    </section>
  );
}
