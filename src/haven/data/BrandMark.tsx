interface BrandMarkProps {
  /** SVG path data in a box of 28 by 28. */
  readonly shape: { readonly main: string; readonly accent: string };
  readonly className?: string | undefined;
}

/** The logo mark of a brand, for the header's background; its accent color is the same in light and dark. */
export function BrandMark({ shape, className }: BrandMarkProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className={className}
      width={28}
      height={28}
      viewBox="0 0 28 28"
      shapeRendering="crispEdges"
    >
      <path fill="currentColor" d={shape.main} />
      <path fill="var(--haven-palette-beam-accent)" d={shape.accent} />
    </svg>
  );
}
