import { tokenHours } from '#contract/apply-kit-facts.ts'
import { ConnectKit } from '#web/features/people/account/connect-kit.tsx'
import { CodePicture, FillPicture, OpenPanelPicture } from '#web/features/people/account/kit-pictures.tsx'
import type { Screen } from '#web/screens.ts'
import { BulletList } from '#web/ui/data/check-list.tsx'
import { Card, CardBody } from '#web/ui/layout/card.tsx'
import { Container, Grid, PageHeader, Section } from '#web/ui/layout/page.tsx'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'

const steps = [
  {
    Picture: OpenPanelPicture,
    title: '1. Open the panel',
    text: "Choose Foothold's icon in the bar of your browser. If there is none, your admin installs the extension.",
  },
  {
    Picture: CodePicture,
    title: '2. Confirm its code',
    text: 'The panel shows eight letters. Enter them here, and connect.',
  },
  {
    Picture: FillPicture,
    title: '3. Apply',
    text: 'In your queue, choose “Apply With the Kit”. The posting opens, and the panel fills what your client gave.',
  },
]

const can = [
  'Read what a client of yours gave or approved for the application that you opened.',
  'Ask that client a question from the form.',
  'Record what you sent, with a picture of the confirmation.',
]
const cannot = [
  'Submit a form. You do that.',
  'Read site passwords, private notes or messages.',
  "Reach clients who aren't yours, or no longer are.",
  `Work longer than ${tokenHours} hours, or after you log out everywhere.`,
]

export default function ConnectPage({ screen }: { screen: Screen }) {
  return (
    <Container narrow className="grid grid-cols-1 gap-8 py-8">
      <PageHeader title={screen.name} subtitle={screen.intro} />
      <TitledCard id="connect" title="Enter the Code">
        <ConnectKit />
      </TitledCard>
      <Grid columns={3}>
        {steps.map(({ Picture, title, text }) => (
          <Card key={title} as="div">
            <CardBody className="grid content-start gap-2">
              <Picture />
              <p className="font-semibold">{title}</p>
              <p className="text-sm text-muted">{text}</p>
            </CardBody>
          </Card>
        ))}
      </Grid>
      <Grid className="items-start">
        <Points title="What It Can Do" points={can} />
        <Points title="What It Can't Do" points={cannot} />
      </Grid>
    </Container>
  )
}

const Points = ({ title, points }: { title: string; points: readonly string[] }) => (
  <Section title={title}>
    <BulletList items={points} className="gap-2" />
  </Section>
)
