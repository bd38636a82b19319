interface DateTextProps {
  /** ISO 8601. */
  readonly instant: string;
  /** The words for it: the app's one formatter of dates, or of dates with their time. */
  readonly format: (instant: string, timeZone?: string) => string;
  /** IANA name, such as `America/Chicago`; the reader's own without. */
  readonly timeZone?: string | undefined;
  readonly className?: string | undefined;
}

/** A date in the spec's format, which machines can read as well. */
export function DateText({ instant, format, timeZone, className }: DateTextProps) {
  return (
    <time dateTime={instant} className={className}>
      {format(instant, timeZone)}
    </time>
  );
}
