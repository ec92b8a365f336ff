import type { ComponentProps } from 'react';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'd'> {
  /** Size in px. Default 20. */
  size?: number;
  /** Accessible name; without it the icon is decoration and hidden from screen readers. */
  title?: string;
}

/** The icons of the site: 24 px grid, one stroke of 1.75 px in the text colour. */
export function Icon({ d, size = 20, title, ...rest }: IconProps & { d: string }) {
  return (
    <svg
      aria-hidden={title ? undefined : true}
      aria-label={title}
      fill="none"
      height={size}
      role={title ? 'img' : undefined}
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={1.75}
      viewBox="0 0 24 24"
      width={size}
      {...rest}
    >
      <path d={d} />
    </svg>
  );
}
