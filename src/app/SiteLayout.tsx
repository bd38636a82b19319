import { Outlet } from 'react-router-dom';
import { RedirectBanner } from '#features/redirectNotice/RedirectBanner.tsx';
import { ConnectionBanner } from '#features/connection/ConnectionBanner.tsx';
import { Footer } from '#features/footer/Footer.tsx';
import { Header } from '#features/header/Header.tsx';
import { SkipLink } from '#haven/layout/Main.tsx';

export function SiteLayout() {
  return (
    <>
      <SkipLink />
      <Header />
      <ConnectionBanner underHeader />
      <RedirectBanner />
      <Outlet />
      <Footer />
    </>
  );
}
