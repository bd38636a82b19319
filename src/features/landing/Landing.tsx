import { useViewer } from '#session/useViewer.ts';
import { CategoryStrip } from './CategoryStrip.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { PartnerTiles } from './PartnerTiles.tsx';
import { Reassurance } from './Reassurance.tsx';

/** Landing page (screens 2.2). It needs no request, so it is shown before any data is loaded. */
export function Landing() {
  const { kind, userInfo } = useViewer();
  const isVisitor = kind === 'visitor';
  return (
    <>
      <Hero isVisitor={isVisitor} person={userInfo} />
      <CategoryStrip />
      <PartnerTiles isVisitor={isVisitor} />
      <HowItWorks />
      <Reassurance />
    </>
  );
}
