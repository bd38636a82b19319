import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { partners } from '#domain/partner.ts';
import { DimensionLabel, Drawing, IsometricBox } from '#haven/drawing/Drawing.tsx';
import { groundLevel, lintelPosition, lintelSize, BuildingSite } from '#haven/drawing/BuildingSite.tsx';
import { Main, SkipLink } from '#haven/layout/Main.tsx';
import styles from './AuthFrame.module.css';
import { SupportEmailLink } from './FrameLinks.tsx';
import { HomeLink } from './HomeLink.tsx';

interface AuthFrameProps {
  /** State value of the page's chart, which `data-state` of `<main>` shows. */
  readonly state: string | object;
  /** Text beside the drawing, on the blue half of the page. */
  readonly line: string;
  readonly children: ReactNode;
  /** Content beside the help link, in the last row of the card. */
  readonly closing?: ReactNode;
}

/** Layout of log-in and similar pages: logo, drawing, and one card, without header and footer (screens T12). */
export function AuthFrame({ state, line, children, closing }: AuthFrameProps) {
  return (
    <div className={styles['frame']}>
      <SkipLink />
      <header className={styles['side']}>
        <HomeLink />
        <div className={styles['drawing']}>
          <Drawing viewBox="-116 -102 308 318" ground="blue">
            <BuildingSite />
            <IsometricBox palette="key" at={lintelPosition} size={lintelSize} />
            <DimensionLabel axis="x" from={[0.8, 4.35, groundLevel]} length={6.8} />
            <DimensionLabel axis="y" from={[9.9, 0, groundLevel]} length={2.9} />
          </Drawing>
        </div>
        <div className={styles['words']}>
          <Typography variant="h3" component="p" sx={{ mb: 2 }}>
            {line}
          </Typography>
          <p className={styles['subline']}>{partners.length} partners, one place for your whole company.</p>
        </div>
      </header>
      <Main state={state}>
        <div className={styles['place']}>
          <div className={styles['card']}>
            {children}
            <div className={styles['closing']}>
              {closing}
              <SupportEmailLink />
            </div>
          </div>
        </div>
      </Main>
    </div>
  );
}
