import { CategoryStrip } from './CategoryStrip.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { PartnerTiles } from './PartnerTiles.tsx';
import { Reassurance } from './Reassurance.tsx';

/** Landing page (screens 2.2). It requests no data, so it renders at once. */
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
