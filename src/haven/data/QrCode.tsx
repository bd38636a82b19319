interface QrCodeProps {
  /** SVG path data of the code; a module is one unit wide. */
  readonly path: string;
  /** Width of the code in modules, including the quiet zone. */
  readonly size: number;
}

/** A QR code. The page must also show its content as text. */
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
