import { useHeadingFocus } from '#haven/layout/useHeadingFocus.ts';
import { lazyComponent } from '#session/lazyComponent.ts';
import { CertificateList } from './CertificateList.tsx';
import { loadCertificateForm } from './lazyForms.ts';
import { useSectionState } from './section.ts';
import { FormSection } from './SectionHead.tsx';

const CertificateForm = lazyComponent(loadCertificateForm);

const titles = { add: 'Add certificate', change: 'Change certificate', renew: 'Renew certificate' } as const;

/** Section of the company's certificates: the list, or the form for one certificate (screens 2.12). */
export function Certificates() {
  const { hasTag, form } = useSectionState('certificates');
  const isListed = hasTag('list');
  const shown = isListed ? 'listed' : 'form';
  useHeadingFocus(shown, shown, 'h2');
  if (isListed) return <CertificateList />;
  return (
    <FormSection
      title={titles[form.kind]}
      lead={form.kind === 'renew' && 'Replaces the old certificate and stops its reminders.'}
    >
      <CertificateForm />
    </FormSection>
  );
}
