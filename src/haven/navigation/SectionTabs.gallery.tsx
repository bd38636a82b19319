import { Example } from '#gallery/Example.tsx';
import { SectionTabs } from './SectionTabs.tsx';

const names = ['Team', 'Certificates', 'Company', 'Privacy'];

const sections = names.map((label, index) => ({
  href: `?tab=${label.toLowerCase()}`,
  label,
  current: index === 0,
}));

const many = [
  ...names,
  'Notifications and reminders',
  'Invoices',
  'Integrations',
  'A section with a long name',
];

export function Examples() {
  return (
    <>
      <Example title="On the page" on="page">
        <SectionTabs label="Account settings" sections={sections} />
      </Example>
      <Example title="On a surface">
        <SectionTabs label="Account settings, on a surface" sections={sections} />
      </Example>
      <Example title="More than fit" on="page">
        <SectionTabs
          label="Many sections"
          sections={many.map((label) => ({
            href: `?many=${label}`,
            label,
            current: label === 'Certificates',
          }))}
        />
      </Example>
    </>
  );
}
