import { Outlet } from 'react-router-dom';
import { RedirectNotice } from '#features/redirectNotice/RedirectNotice.tsx';
import { ConnectionNotice } from '#features/connection/ConnectionNotice.tsx';
import { Footer } from '#features/footer/Footer.tsx';
import { Header } from '#features/header/Header.tsx';
import { SkipLink } from '#haven/layout/Main.tsx';

export function SiteLayout() {
  return (
    <>
      <SkipLink />
      <Header />
      <ConnectionNotice underHeader />
      <RedirectNotice />
      <Outlet />
      <Footer />
    </>
  );
}
