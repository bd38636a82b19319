interface MarkProps {
  readonly size?: number | undefined;
  readonly className?: string | undefined;
}

/** The post-and-lintel mark; it stands on blue, so its posts keep one accent in light and dark. */
export function Mark({ size = 28, className }: MarkProps) {
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
      <path fill="currentColor" d="M1 4h26v7H1z" />
      <path fill="#a9d3ee" d="M5 13h6v12H5zM17 13h6v12h-6z" />
    </svg>
  );
}
