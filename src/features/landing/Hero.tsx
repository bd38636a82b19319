import Container from '@mui/material/Container';
import { brand } from '#domain/brand.ts';
import { paths } from '#domain/paths.ts';
import { fullName } from '#domain/userInfo.ts';
import { Button } from '#haven/actions/Button.tsx';
import { HeroDrawing } from './HeroDrawing.tsx';
import { useRuntime } from '#session/runtime.ts';
import { useRegisterPress } from '#session/useRegisterPress.ts';
import { useViewer } from '#session/useViewer.ts';
import styles from './Hero.module.css';

export function Hero() {
  const { kind, userInfo } = useViewer();
  const { catalog } = useRuntime();
  const press = useRegisterPress('landing');
  return (
    <div className={styles['band']}>
      <Container>
        <div className={styles['hero']}>
          <div>
            <h1 tabIndex={-1} className={styles['title']}>
              {brand.callLine}
            </h1>
            <p className={styles['promise']}>{brand.promise}</p>
            {kind === 'visitor' ? (
              <div className={styles['actions']}>
                <Button color="onBeam" size="large" href={paths.register} {...press}>
                  Register
                </Button>
                <Button variant="outlined" color="onBeam" size="large" href={paths.login}>
                  Log in
                </Button>
              </div>
            ) : (
              <p className={styles['person']}>
                You&apos;re logged in{userInfo && ` as ${fullName(userInfo)}`}.
              </p>
            )}
          </div>
          <div className={styles['drawing']}>
            <HeroDrawing
              widthLabel={`${catalog.partners.length} partners`}
              depthLabel={`${catalog.categories.length} categories`}
            />
          </div>
        </div>
      </Container>
    </div>
  );
}
