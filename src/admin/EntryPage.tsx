import type { AdminListPlace, AdminListShape } from '#domain/adminList.ts';
import { Link } from '#haven/Link.tsx';
import { RailPage } from '#haven/RailPage.tsx';
import { Region, type RegionProps } from '#haven/Region.tsx';
import { regionOf, type Asked } from '#session/askedQuery.ts';
import { useAdminList } from './useAdminList.ts';

interface EntryPageProps<Entry> extends Pick<RegionProps<Entry>, 'what' | 'data' | 'children'> {
  readonly list: AdminListShape;
  /** Words of the link to the whole list: "All partners". */
  readonly all: string;
  readonly title: string;
  readonly asked: Asked;
  /** Filters that do not outlive the entry. */
  readonly without?: AdminListPlace['filters'];
}

/** The page of one entry of a list, with the way back to where the list was. */
export function EntryPage<Entry>({ list, all, title, asked, without, ...region }: EntryPageProps<Entry>) {
  const { hrefOf, place } = useAdminList(list);
  const wayBack = (
    <Link variant="action" href={hrefOf({ open: null, filters: { ...place.filters, ...without } })}>
      {all}
    </Link>
  );
  return (
    <RailPage title={title} lead={wayBack}>
      <Region {...region} {...regionOf(asked)} wayBack={wayBack} />
    </RailPage>
  );
}
