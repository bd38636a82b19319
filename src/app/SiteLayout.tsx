import { Outlet } from 'react-router-dom';
import { ArrivalNotice } from '#features/arrivalNotice/ArrivalNotice.tsx';
import { Footer } from '#features/footer/Footer.tsx';
import { Header } from '#features/header/Header.tsx';
import { SkipLink } from '#haven/SkipLink.tsx';

/** Header and footer around a page. */
export function SiteLayout() {
  return (
    <>
      <SkipLink />
      <Header />
      <ArrivalNotice />
      <Outlet />
      <Footer />
    </>
  );
}
