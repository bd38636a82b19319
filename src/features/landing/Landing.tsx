import { CategoryStrip } from './CategoryStrip.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { PartnerTiles } from './PartnerTiles.tsx';
import { Reassurance } from './Reassurance.tsx';

/** Landing page (screens 2.2). It needs no request, so it is shown before any data is loaded. */
export function Landing() {
  return (
    <>
      <Hero />
      <CategoryStrip />
      <PartnerTiles />
      <HowItWorks />
      <Reassurance />
    </>
  );
}
