import { brand } from '#domain/brand.ts';
import { categories } from '#domain/category.ts';
import { partners } from '#domain/partner.ts';
import { paths } from '#domain/paths.ts';
import { fullName, type UserInfo } from '#domain/userInfo.ts';
import { Button } from '#haven/Button.tsx';
import { Container } from '#haven/Container.tsx';
import { HeroDrawing } from '#haven/drawing/HeroDrawing.tsx';
import styles from './Hero.module.css';
import { useRegisterPressed } from './useRegisterPressed.ts';

interface HeroProps {
  /** The signed-in person whose home this is; null for a visitor. */
  readonly person: UserInfo | null;
}

export function Hero({ person }: HeroProps) {
  const registerPressed = useRegisterPressed();
  return (
    <div className={styles['band']}>
      <Container>
        <div className={styles['hero']}>
          <div>
            <h1 tabIndex={-1} className={styles['title']}>
              {brand.callLine}
            </h1>
            <p className={styles['promise']}>{brand.promise}</p>
            {person ? (
              <p className={styles['person']}>You&apos;re logged in as {fullName(person)}.</p>
            ) : (
              <div className={styles['actions']}>
                <Button variant="onBlue" size="large" href={paths.register} onClick={registerPressed}>
                  Register
                </Button>
                <Button variant="onBlueOutline" size="large" href={paths.login}>
                  Log in
                </Button>
              </div>
            )}
          </div>
          <div className={styles['drawing']}>
            <HeroDrawing
              widthLabel={`${partners.length} partners`}
              depthLabel={`${categories.length} categories`}
            />
          </div>
        </div>
      </Container>
    </div>
  );
}
