import { Suspense } from 'react';
import { RegionLoading } from '#haven/feedback/Region.tsx';
import { useHeadingFocus } from '#haven/layout/useHeadingFocus.ts';
import { lazyPart } from '#session/lazyPart.ts';
import { CertificateList } from './CertificateList.tsx';
import { FormColumn } from './FormColumn.tsx';
import { loadCertificateForm } from './lazyForms.ts';
import { useSection } from './section.ts';
import { SectionHead } from './SectionHead.tsx';

const CertificateForm = lazyPart(loadCertificateForm);

/** What the company has to renew in time, and the form of one (screens 2.12). */
export function Certificates() {
  const { hasTag, form } = useSection('certificates');
  const isListed = hasTag('list');
  const shown = isListed ? 'listed' : 'form';
  useHeadingFocus(shown, shown, 'h2');
  if (isListed) return <CertificateList />;
  return (
    <FormColumn>
      <SectionHead title={titles[form.kind]}>
        {form.kind === 'renew' && 'Replaces the old certificate and stops its reminders.'}
      </SectionHead>
      <Suspense fallback={<RegionLoading what="the form" />}>
        <CertificateForm />
      </Suspense>
    </FormColumn>
  );
}

const titles = {
  add: 'Add certificate',
  change: 'Change certificate',
  renew: 'Renew certificate',
} as const;
