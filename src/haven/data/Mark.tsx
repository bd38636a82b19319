/** The two parts of a mark, as SVG path data in a box of 28 by 28. */
interface MarkShape {
  readonly main: string;
  readonly accent: string;
}

interface MarkProps {
  readonly shape: MarkShape;
  readonly size?: number | undefined;
  readonly className?: string | undefined;
}

/** A brand's mark; it stands on the beam, so its second part keeps one accent in light and dark. */
export function Mark({ shape, size = 28, className }: MarkProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className={className}
      width={size}
      height={size}
      viewBox="0 0 28 28"
      shapeRendering="crispEdges"
    >
      <path fill="currentColor" d={shape.main} />
      <path fill="var(--haven-palette-beam-accent)" d={shape.accent} />
    </svg>
  );
}
