interface QrCodeProps {
  /** SVG path data, one unit per module. */
  readonly path: string;
  /** Width in modules, with the quiet zone. */
  readonly size: number;
}

/** A QR code; its content stands beside it as text. */
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
      {/* Black on white in dark mode as well, as readers require. */}
      <rect width={size} height={size} rx="1" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
