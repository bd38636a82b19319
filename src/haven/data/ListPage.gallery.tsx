import { Example } from '#gallery/Example.tsx';
import { Surface } from '#haven/layout/Surface.tsx';
import { FilterChips } from './FilterChips.tsx';
import { ListPage } from './ListPage.tsx';

const stay = () => undefined;

export function Examples() {
  return (
    <Example title="With a filter" on="page">
      <ListPage
        title="Product requests"
        lead="What companies ask the marketplace to offer."
        file={{ isBusy: false, told: '', failure: [], onDownload: stay }}
        searchLabel="Search by name or reference"
        search={{ value: '', onValueChange: stay, maxLength: 100 }}
        filterCount={1}
        filters={
          <FilterChips
            label="Status"
            options={[
              { value: 'new', label: 'New' },
              { value: 'planned', label: 'Planned' },
            ]}
            chosen={['new']}
            onChange={stay}
          />
        }
        what="the requests"
        none="Nobody has asked for a product."
        isLoading={false}
        failure={null}
        onRetry={stay}
        page={1}
        pageSize={10}
        onBeyond={stay}
        isFiltered={false}
        onShowAll={stay}
        data={{ total: 3 }}
      >
        {({ total }) => <Surface>{total} requests</Surface>}
      </ListPage>
    </Example>
  );
}
