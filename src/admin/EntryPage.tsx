import type { AdminListShape } from '#domain/adminList.ts';
import { Link } from '#haven/actions/Link.tsx';
import { Region, type RegionProps } from '#haven/feedback/Region.tsx';
import { RailPage } from '#haven/layout/RailPage.tsx';
import { toRegionProps, type QueryState } from '#session/queryState.ts';
import { useAdminParams } from './useAdminParams.ts';

interface EntryPageProps<Entry> extends Pick<RegionProps<Entry>, 'what' | 'data' | 'children'> {
  readonly list: AdminListShape;
  /** Text of the link back to the list: "All partners". */
  readonly wayBack: string;
  readonly title: string;
  readonly asked: QueryState;
  /** Names of the filters that the link back to the list leaves out. */
  readonly without?: readonly string[];
}

/** Page of one entry of a list, with a link back to the list at the same page number, search, and filters. */
export function EntryPage<Entry>({ list, wayBack, title, asked, without, ...region }: EntryPageProps<Entry>) {
  const { hrefOf, params } = useAdminParams(list);
  const dropped = Object.fromEntries((without ?? []).map((name) => [name, []]));
  const link = (
    <Link variant="action" href={hrefOf({ open: null, filters: { ...params.filters, ...dropped } })}>
      {wayBack}
    </Link>
  );
  return (
    <RailPage title={title} lead={link}>
      <Region {...region} {...toRegionProps(asked)} wayBack={link} />
    </RailPage>
  );
}
