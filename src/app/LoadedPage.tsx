import type { ComponentType } from 'react';
import { useLoaderData } from 'react-router-dom';

/** Draws the page, or the layout, whose code the route's loader answers as `Page`. */
export function LoadedPage() {
  const { Page } = useLoaderData<{ readonly Page: ComponentType }>();
  return <Page />;
}
