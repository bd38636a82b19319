import { lazy, type ComponentType } from 'react';

const files = import.meta.glob<{ readonly Examples: ComponentType }>('./pages/*.tsx');

/** Every component's page, by the name of its file: `PartnerCard.tsx` is at `/__gallery/partner-card`. */
export const galleryPages = Object.entries(files).map(([file, load]) => {
  const title = file.replace(/^.*\/|\.tsx$/g, '');
  return {
    title,
    address: `/${title.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}`,
    Examples: lazy(async () => ({ default: (await load()).Examples })),
  };
});
