import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { settingsPath, settingsSections, type SettingsSection } from '#domain/settingsAddress.ts';
import { SectionTabs } from '#haven/navigation/SectionTabs.tsx';
import { useViewer } from '#session/useViewer.ts';
import { useLeaveForm } from './LeaveFormProvider.tsx';

const labels = { team: 'Team', certificates: 'Certificates', company: 'Company' } as const;

/** Heading of the account settings, with links to the sections as tabs (screens 2.12). */
export function SettingsHead({ section }: { readonly section: SettingsSection }) {
  const { userInfo } = useViewer();
  const showList = useLeaveForm();
  const shown = useRef(section);
  // Back in the browser can remove the focused element, so the heading of the section takes the focus.
  useEffect(() => {
    if (shown.current === section) return;
    shown.current = section;
    if (document.activeElement === document.body) {
      document.querySelector<HTMLElement>('main h2')?.focus({ preventScroll: true });
    }
  }, [section]);

  return (
    <Box sx={{ pt: { xs: 6, md: 7 } }}>
      <h1 tabIndex={-1}>Account settings</h1>
      <Typography color="textSecondary" sx={{ minHeight: 24 }}>
        {userInfo?.customer?.customerName}
      </Typography>
      <Box sx={{ mt: 4 }}>
        <SectionTabs
          label="Account settings"
          sections={settingsSections.map((each) => ({
            href: settingsPath(each),
            label: labels[each],
            current: each === section,
          }))}
          onPressCurrent={showList}
        />
      </Box>
    </Box>
  );
}
