import { lazy, type ComponentType } from 'react';

const files = {
  ...import.meta.glob<{ readonly Examples: ComponentType }>('../../src/haven/*/*.gallery.tsx'),
  ...import.meta.glob<{ readonly Examples: ComponentType }>('../../src/admin/*.gallery.tsx'),
};

/** The gallery pages of all components; `PartnerCard.gallery.tsx` is at `/__gallery/partner-card`. */
export const galleryPages = Object.entries(files).map(([file, load]) => {
  const [folder = '', name = ''] = file.split('/').slice(-2);
  const title = name.replace('.gallery.tsx', '');
  return {
    folder,
    title,
    address: `/${title.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}`,
    Examples: lazy(async () => ({ default: (await load()).Examples })),
  };
});
