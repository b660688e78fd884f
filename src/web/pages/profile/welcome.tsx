import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Redirect, useLocation, useSearchParams } from 'wouter'
import { ButtonLink, TextLink } from '#web/lib/navigation/links.tsx'
import { type ClientAnswers, hasMainFacts, readAnswers } from '#contract/answers.ts'
import { type Profile, readProfile } from '#contract/profile.ts'
import { type ClientRules, readRules } from '#contract/rules.ts'
import { ResumeReview } from '#web/features/people/profile/resume-review.tsx'
import { ResumeUpload } from '#web/features/people/profile/resume-upload.tsx'
import { SetUpProgress } from '#web/features/service/welcome/set-up-progress.tsx'
import {
  findDoneSteps,
  findOpenStep,
  getNextStep,
  parseStep,
  type SetUpStep,
} from '#web/features/service/welcome/set-up-steps.ts'
import { type WantedGroup, WantedGroups } from '#web/features/service/wanted/wanted-groups.tsx'
import { screens } from '#web/screens.ts'
import { getStateOfAll } from '#web/lib/api/query-state.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { paths } from '#web/paths.ts'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { Card, CardBody, CardFooter } from '#web/ui/layout/card.tsx'
import { Container, PageHeader, Stack } from '#web/ui/layout/page.tsx'

const { name, intro } = screens.welcome

/** The first day of a subscriber in three steps. Each one is saved on its own and can be skipped. */
export default function WelcomePage() {
  const profile = useQuery(queryFor(readProfile))
  const rules = useQuery(queryFor(readRules))
  const answers = useQuery(queryFor(readAnswers))
  const records =
    profile.data !== undefined && rules.data && answers.data
      ? { profile: profile.data, rules: rules.data, answers: answers.data }
      : null
  const state = getStateOfAll([profile, rules, answers], 'We could not load your profile.')
  return (
    <Container narrow className="grid gap-8 py-8 sm:py-10">
      <PageHeader title={name} subtitle={intro} />
      {records ? <SetUp records={records} /> : <LoadStatus {...state} className="min-h-96" />}
    </Container>
  )
}

interface Records {
  profile: Profile | null
  rules: ClientRules
  answers: ClientAnswers
}

function SetUp({ records }: { records: Records }) {
  const [query] = useSearchParams()
  const [, navigate] = useLocation()
  const asked = query.get('step')
  const done = findDoneSteps(records)
  const step = parseStep(asked)
  useFocusOnChange(asked ?? '')
  if (asked === finished) return <Finished />
  if (step === null) {
    const open = findOpenStep(done)
    return <Redirect to={open === null ? paths.welcomeFinished : paths.welcomeStep(open)} replace />
  }
  const following = getNextStep(step)
  const goOn = () => navigate(following === null ? paths.welcomeFinished : paths.welcomeStep(following))
  return (
    <>
      <SetUpProgress current={step} done={done} />
      <StepCard key={step} title={titles[step]} text={texts[step]} skip={<Skip step={step} isDone={done.has(step)} />}>
        {step === 'resume' && <ResumeUpload resumeUrl={records.profile?.resumeUrl ?? null} onSaved={goOn} />}
        {step === 'review' && <Review profile={records.profile} onSaved={goOn} />}
        {step === 'wishes' && <Wishes records={records} onSaved={goOn} />}
      </StepCard>
    </>
  )
}

const finished = 'done'
const titleId = 'step-title'

const titles: Record<SetUpStep, string> = {
  resume: 'Upload Your Resume',
  review: 'Check What We Read',
  wishes: 'Tell Us What You Want',
}
const texts: Record<SetUpStep, string> = {
  resume: 'We read it and fill in your profile from it. You decide what goes in.',
  review: 'Choose what to add to your profile. Nothing else is stored.',
  wishes: 'We look for these jobs, and never apply where you tell us not to.',
}

interface StepCardProps {
  title: string
  text: string
  skip: ReactNode
  children: ReactNode
}

function StepCard({ title, text, skip, children }: StepCardProps) {
  return (
    <Card aria-labelledby={titleId}>
      <CardBody className="grid grid-cols-1 gap-6">
        <div className="grid gap-1">
          <StepTitle>{title}</StepTitle>
          <p className="text-muted">{text}</p>
        </div>
        {children}
      </CardBody>
      <CardFooter className="justify-end">{skip}</CardFooter>
    </Card>
  )
}

/** Moves the focus to the title when another step opens. The first one leaves it at the title of the page. */
function useFocusOnChange(step: string) {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) document.getElementById(titleId)?.focus()
    shown.current = step
  }, [step])
}

function StepTitle({ children }: { children: string }) {
  return (
    <h2 id={titleId} tabIndex={-1} className="text-2xl">
      {children}
    </h2>
  )
}

function Skip({ step, isDone }: { step: SetUpStep; isDone: boolean }) {
  const following = getNextStep(step)
  return (
    <ButtonLink
      href={following === null ? paths.home : paths.welcomeStep(following)}
      variant={isDone ? 'primary' : 'ghost'}
    >
      {isDone ? 'Continue' : 'Skip for Now'}
    </ButtonLink>
  )
}

function Review({ profile, onSaved }: { profile: Profile | null; onSaved: () => void }) {
  if (profile === null || profile.resumeUrl === null)
    return (
      <p>
        There is no resume yet. <TextLink href={paths.welcomeStep('resume')}>Upload One</TextLink> or{' '}
        <TextLink href={paths.profile}>fill in your profile yourself</TextLink>.
      </p>
    )
  return (
    <Stack>
      <ResumeReview profile={profile} onSaved={onSaved} />
      <p className="text-muted">
        Something is missing? <TextLink href={paths.profile}>Open Your Profile</TextLink>
      </p>
    </Stack>
  )
}

/** What matters on the first day. */
const asked: readonly WantedGroup[] = ['jobs', 'rules', 'facts']

function Wishes({ records: { rules, answers }, onSaved }: { records: Records; onSaved: () => void }) {
  const [first] = useState((): WantedGroup | undefined =>
    rules.version === 0 ? 'jobs' : hasMainFacts(answers.facts) ? undefined : 'facts',
  )
  function findNext(saved: WantedGroup) {
    const next = asked[asked.indexOf(saved) + 1]
    if (!next) onSaved()
    return next
  }
  return <WantedGroups groups={asked} first={first} onSaved={findNext} />
}

function Finished() {
  return (
    <Card aria-labelledby={titleId}>
      <CardBody className="grid grid-cols-1 gap-5">
        <StepTitle>You are all set</StepTitle>
        <p>Your account manager uses this from now on. You can change it at any time.</p>
        <ButtonLink href={paths.home} variant="primary" size="lg" className="justify-self-start">
          Go to Home
        </ButtonLink>
      </CardBody>
    </Card>
  )
}
