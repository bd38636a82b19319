/** How something comes and goes in its place; `move` takes the way of a toast. */
export const animations = {
  zoom: 'scale(.9)',
  slide: 'translateY(-8px)',
  move: 'translateX(16px)',
  collapse: 'none',
} as const;
