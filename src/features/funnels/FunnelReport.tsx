import { Banner } from '#haven/Banner.tsx';
import { Surface } from '#haven/Surface.tsx';
import { FunnelDrawing } from './FunnelDrawing.tsx';
import { formatSecond, type Funnel } from './funnelNumbers.ts';
import styles from './FunnelReport.module.css';
import { FunnelTable } from './FunnelTable.tsx';
import { FunnelTiles } from './FunnelTiles.tsx';

interface FunnelReportProps {
  readonly title: string;
  readonly funnel: Funnel;
}

/** A funnel with its numbers: at a glance, drawn, and as a table. */
export function FunnelReport({ title, funnel }: FunnelReportProps) {
  return (
    <>
      <p className={styles['asOf']}>
        As of {formatSecond(funnel.asOf)}. Version {funnel.version} of the plan.
      </p>
      {funnel.runs === 0 && <Banner tone="info">No run of this funnel began in these days.</Banner>}
      <FunnelTiles funnel={funnel} />
      <Surface padding="none">
        <section
          aria-label={`Drawing of ${title}: the table under it says the same`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is to be reached by the keyboard.
          tabIndex={0}
          className={styles['drawing']}
        >
          <FunnelDrawing funnel={funnel} />
        </section>
      </Surface>
      <FunnelTable funnel={funnel} />
    </>
  );
}
