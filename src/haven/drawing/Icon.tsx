/** SVG path data of the icons, which are strokes on a square of 20 by 20 units. */
const drawings = {
  all: 'M2.75 2.75h6.5v6.5h-6.5zM10.75 2.75h6.5v6.5h-6.5zM2.75 10.75h6.5v6.5h-6.5zM10.75 10.75h6.5v6.5h-6.5z',
  finance: 'M3 17h14M5 17v-5M10 17V8.2M15 17V4.4',
  insurance: 'm2 9 8-6 8 6M4 7.6V17h12V7.6M8 17v-5h4v5',
  equipment: 'M2.2 4H18M3 4v13.2M3 8.8 8.2 4M15 4v4M13 8h4.2v4.2H13z',
  health: 'M8 3h4v5h5v4h-5v5H8v-5H3V8h5z',
  hiring: 'M2.2 17h15.6M4 17V3h9.2v14M13.2 6h3v11M10 10.2h.01',
  growth: 'M2.2 17H7v-4h4V9h4V5h3',
  people:
    'M10.5 7a3 3 0 1 1-6 0 3 3 0 0 1 6 0M2.2 16.8c.2-3 2.4-4.8 5.3-4.8s5.1 1.8 5.3 4.8M13.2 4.2a3 3 0 0 1 0 5.6M14.8 12.2c1.8.7 2.9 2.3 3 4.6',
  person: 'M13.25 6.5a3.25 3.25 0 1 1-6.5 0 3.25 3.25 0 0 1 6.5 0M4 17c.2-3.3 2.7-5.2 6-5.2s5.8 1.9 6 5.2',
  login: 'M11.6 3H16v14h-4.4M2.6 10h9.4M8 6l4 4-4 4',
  logout: 'M8.4 3H4v14h4.4M7.6 10h9.8M13.4 6l4 4-4 4',
  chevronDown: 'm5.5 8 4.5 4.5L14.5 8',
  chevronRight: 'm8 5.5 4.5 4.5L8 14.5',
  arrowLeft: 'M17 10H3.4M8 5.4 3.4 10 8 14.6',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  more: 'M10 4.5h.01M10 10h.01M10 15.5h.01',
  close: 'm5 5 10 10M15 5 5 15',
  search: 'M14 8.75a5.25 5.25 0 1 1-10.5 0 5.25 5.25 0 0 1 10.5 0M12.7 12.7l4.3 4.3',
  external: 'M8 4H4v12h12v-4M11 3h6v6M17 3l-8 8',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  calendar: 'M3 5h14v12H3zM3 8.8h14M7 3v4M13 3v4',
  shield: 'M10 2.8 16.5 5v4.6c0 3.8-2.6 6.4-6.5 7.6-3.9-1.2-6.5-3.8-6.5-7.6V5z',
  phone: 'M6 2.5h8v15H6zM9.2 15h1.6',
  copy: 'M7 7h9.5v9.5H7zM4 13H3.5V3.5H13V4',
  print: 'M5.5 7.5V3h9v4.5M5.5 14H3V7.5h14V14h-2.5M5.5 11.5h9V17h-9z',
  document: 'M4.5 2.75h11v14.5h-11zM7.5 7h5M7.5 10h5M7.5 13h3',
  funnel: 'M2.75 3.5h14.5l-5.5 6.6v6.4l-3.5-2v-4.4z',
  log: 'M3 5h14M3 10h14M3 15h9',
  mail: 'M2.75 4.5h14.5v11H2.75zM3 5l7 6 7-6',
  error: 'M17.25 10a7.25 7.25 0 1 1-14.5 0 7.25 7.25 0 0 1 14.5 0M10 6.2v4.6M10 13.6h.01',
  info: 'M17.25 10a7.25 7.25 0 1 1-14.5 0 7.25 7.25 0 0 1 14.5 0M10 9.4v4.4M10 6.4h.01',
  question:
    'M17.25 10a7.25 7.25 0 1 1-14.5 0 7.25 7.25 0 0 1 14.5 0M7.9 8.2c0-1.3 1-2.1 2.2-2.1s2.1.8 2.1 1.9c0 1.5-2.2 1.7-2.2 3.2M10 13.8h.01',
  success: 'M17.25 10a7.25 7.25 0 1 1-14.5 0 7.25 7.25 0 0 1 14.5 0M6.7 10.3l2.3 2.3 4.4-4.9',
  warning: 'M10 3.2 17.6 16.6H2.4zM10 8.2v4M10 14.3h.01',
  check: 'm4 10.8 3.8 3.8L16 6',
  clock: 'M17.25 10a7.25 7.25 0 1 1-14.5 0 7.25 7.25 0 0 1 14.5 0M10 5.8V10l2.9 1.9',
} as const satisfies Record<string, string>;

export type IconName = keyof typeof drawings;

export const iconNames = Object.keys(drawings) as IconName[];

interface IconProps {
  readonly name: IconName;
  readonly size?: number | undefined;
  /** Whether the icon makes a half turn while the button around it is expanded (`globals.css`). */
  readonly turns?: boolean | undefined;
  readonly className?: string | undefined;
}

/** An icon, hidden from assistive technology, since the text beside it or the label around it has its meaning. */
export function Icon({ name, size = 20, turns = false, className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      data-turns={turns || undefined}
      className={className}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      // The dots of `more` are strokes of zero length, so only their width shows.
      strokeWidth={name === 'more' ? 2.6 : size < 16 ? 1.9 : 1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
