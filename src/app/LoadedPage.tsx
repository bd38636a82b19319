import type { ComponentType, ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';

interface Loaded {
  readonly Page: ComponentType<{ readonly children?: ReactNode }>;
  /** Part of the page that its query opens. */
  readonly Section?: ComponentType;
}

/** Draws the page, or the layout, whose code the route's loader answers. */
export function LoadedPage() {
  const { Page, Section } = useLoaderData<Loaded>();
  return <Page>{Section && <Section />}</Page>;
}
