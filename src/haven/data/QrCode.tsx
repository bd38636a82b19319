interface QrCodeProps {
  /** Path data of an SVG, one unit to a module. */
  readonly path: string;
  /** How many modules wide it is, with its quiet zone. */
  readonly size: number;
}

/** A code for a camera. What it says stands beside it in words, as nobody reads it by eye. */
export function QrCode({ path, size }: QrCodeProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox={`0 0 ${size} ${size}`}
      width="124"
      height="124"
      shapeRendering="crispEdges"
    >
      {/* Black on white in the dark as well: readers ask for it. */}
      <rect width={size} height={size} rx="1" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
