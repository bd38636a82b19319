import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { paths } from '#domain/paths.ts';
import { useCompanyQuery } from '#graphql/settingsHooks.ts';
import { Link } from '#haven/actions/Link.tsx';
import { DefinitionList } from '#haven/data/DefinitionList.tsx';
import { Region, RegionLoading } from '#haven/feedback/Region.tsx';
import { toRegionProps } from '#session/queryState.ts';
import { lazyComponent } from '#session/lazyComponent.ts';
import styles from './Company.module.css';
import type { CompanySetting } from './CompanyForms.tsx';
import { DoneNotice } from './DoneNotice.tsx';
import { loadAddressForm, loadTimeZoneForm } from './lazyForms.ts';
import { SectionHead } from './SectionHead.tsx';

const AddressForm = lazyComponent(loadAddressForm);
const TimeZoneForm = lazyComponent(loadTimeZoneForm);

/** Section with facts, settings, and partners of the company (screens 2.12). */
export function Company() {
  const [saved, setSaved] = useState<CompanySetting | null>(null);
  const query = useCompanyQuery();
  return (
    <>
      <SectionHead title="Company">Your company's details, and the partners it has.</SectionHead>
      <DoneNotice>{saved && `The ${saved} is saved.`}</DoneNotice>
      <Region what="your company" data={query.data?.company} {...toRegionProps(query)}>
        {({ name, typeName, source, address, timeZone, usualTimeZone, partners }) => (
          <div className={styles['cards']}>
            <Card variant="form">
              <DefinitionList
                items={[
                  { term: 'Name', description: name },
                  { term: 'Type', description: typeName ?? 'Not provided' },
                  { term: 'Referred by', description: source ?? 'No referral' },
                ]}
              />
              <Typography variant="body2" color="textSecondary" sx={{ mt: 4 }}>
                To change these, contact support.
              </Typography>
            </Card>
            <Card variant="form">
              <Suspense fallback={<RegionLoading what="the form" />}>
                <AddressForm value={address ?? ''} onSaved={setSaved} />
              </Suspense>
            </Card>
            <Card variant="form">
              <Suspense fallback={<RegionLoading what="the form" />}>
                <TimeZoneForm value={timeZone ?? usualTimeZone} onSaved={setSaved} />
              </Suspense>
            </Card>
            <Card variant="form" sx={{ gridColumn: '1 / -1' }}>
              <h3>Partners included</h3>
              <ul className={styles['list']}>
                {partners.map(({ id, title, path }) => (
                  <li key={id}>{path === null ? title : <Link href={path}>{title}</Link>}</li>
                ))}
              </ul>
              <Typography variant="body2" color="textSecondary" sx={{ mt: 4 }}>
                Missing one? <Link href={paths.requestProducts}>Request a product</Link>
              </Typography>
            </Card>
          </div>
        )}
      </Region>
    </>
  );
}
