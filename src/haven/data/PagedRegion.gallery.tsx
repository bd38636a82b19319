import { Surface } from '#haven/layout/Surface.tsx';
import { Example } from '#gallery/Example.tsx';
import { PagedRegion } from './PagedRegion.tsx';

const stay = () => undefined;
const shared = {
  what: 'the requests',
  isLoading: false,
  failure: null,
  onRetry: stay,
  page: 1,
  pageSize: 10,
  onBeyond: stay,
  onShowAll: stay,
  none: 'Nobody has asked for a product.',
};
const drawRows = ({ total }: { readonly total: number }) => <Surface>{total} requests</Surface>;

export function Examples() {
  return (
    <>
      <Example title="There" on="page">
        <PagedRegion {...shared} data={{ total: 3 }} isFiltered={false}>
          {drawRows}
        </PagedRegion>
      </Example>
      <Example title="Nothing yet" on="page">
        <PagedRegion {...shared} data={{ total: 0 }} isFiltered={false}>
          {drawRows}
        </PagedRegion>
      </Example>
      <Example title="Nothing found" on="page">
        <PagedRegion {...shared} data={{ total: 0 }} isFiltered>
          {drawRows}
        </PagedRegion>
      </Example>
    </>
  );
}
