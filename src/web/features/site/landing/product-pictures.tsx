import { pictures } from '#web/content.ts'
import analysisPhoneDark from '#web/pictures/analysis-phone-dark.avif'
import analysisPhone from '#web/pictures/analysis-phone-light.avif'
import analysisDark from '#web/pictures/analysis-wide-dark.avif'
import analysis from '#web/pictures/analysis-wide-light.avif'
import analysisFallback from '#web/pictures/analysis-wide-light.webp'
import dashboardPhoneDark from '#web/pictures/dashboard-phone-dark.avif'
import dashboardPhone from '#web/pictures/dashboard-phone-light.avif'
import dashboardDark from '#web/pictures/dashboard-wide-dark.avif'
import dashboard from '#web/pictures/dashboard-wide-light.avif'
import dashboardFallback from '#web/pictures/dashboard-wide-light.webp'
import { cn } from '#web/ui/class-names.ts'
import { Container } from '#web/ui/layout/page.tsx'

const files = {
  dashboard: {
    wide: { light: dashboard, dark: dashboardDark },
    phone: { light: dashboardPhone, dark: dashboardPhoneDark },
    fallback: dashboardFallback,
  },
  analysis: {
    wide: { light: analysis, dark: analysisDark },
    phone: { light: analysisPhone, dark: analysisPhoneDark },
    fallback: analysisFallback,
  },
}

/** Screenshots of the product, made by `npm run pictures`. */
export function ProductPictures() {
  return (
    <Container className="grid gap-10 pb-10 sm:gap-24 sm:pb-24">
      <ProductPicture subject="dashboard" />
      <ProductPicture subject="analysis" pictureFirst />
    </Container>
  )
}

function ProductPicture({ subject, pictureFirst }: { subject: keyof typeof files; pictureFirst?: true }) {
  const { title, text, alt } = pictures[subject]
  return (
    <div className="grid items-center gap-5 lg:grid-cols-5 lg:gap-14">
      <div className={cn('grid gap-3 lg:col-span-2', pictureFirst && 'lg:order-last')}>
        <h3 className="text-3xl">{title}</h3>
        <p className="text-lg text-muted">{text}</p>
      </div>
      <Picture {...files[subject]} alt={alt} />
    </div>
  )
}

/** The style sheet shows the picture of the theme. The browser loads no lazy picture that is not shown. */
function Picture(props: PictureProps) {
  return (
    <div className="overflow-hidden rounded-2xl border border-line shadow-float lg:col-span-3">
      <PictureOfTheme {...props} theme="light" className="dark:hidden" />
      <PictureOfTheme {...props} theme="dark" className="hidden dark:block" />
    </div>
  )
}

type PictureProps = (typeof files)['dashboard'] & { alt: string }

/** The aspect ratios of `scripts/pictures.ts`. */
function PictureOfTheme({
  wide,
  phone,
  fallback,
  alt,
  theme,
  className,
}: PictureProps & { theme: 'light' | 'dark'; className: string }) {
  return (
    <picture className={className}>
      <source media="(max-width: 640px)" type="image/avif" srcSet={phone[theme]} width={780} height={800} />
      <source type="image/avif" srcSet={wide[theme]} width={1620} height={990} />
      <img
        src={fallback}
        alt={alt}
        width={1620}
        height={990}
        loading="lazy"
        decoding="async"
        className="h-auto w-full"
      />
    </picture>
  )
}
