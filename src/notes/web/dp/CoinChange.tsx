import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { amount, coins, questions, questionsIntro, stages } from '#content/notes/dp/coin-change.ts'
import { rebuild, rolling } from '#content/notes/dp/cost.ts'
import { dpHeadings } from '#content/notes/dp/outline.ts'
import { traceCoinChange } from '../../trace-coin-change.ts'
import { CodeTemplate, nameOfLanguage, WithCode } from '../CodeTemplate.tsx'
import { NoteSection } from '../NoteSection.tsx'
import { NoteTable } from '../NoteTable.tsx'
import { LanguageChoice } from '../templates/LanguageChoice.tsx'
import { findTemplate, useTemplates } from '../templates/use-templates.ts'
import { dpTemplates } from './dp-templates.ts'
import { Leads, Prose } from './Prose.tsx'

/** Five questions, then the code in four stages. */
export function CoinChange() {
  return (
    <>
      <Prose>{questionsIntro}</Prose>
      <ol className="dp-questions">
        {questions.map(({ question, answer }) => (
          <li key={question}>
            <details>
              <summary>{question}</summary>
              <p>
                <WithCode>{answer}</WithCode>
              </p>
            </details>
          </li>
        ))}
      </ol>
      <LanguageChoice templates={dpTemplates} />
      <Stage name="bruteForce" template="brute-force" />
      <Stage name="memo" template="memo" />
      <Stage name="table" template="table">
        <FilledTable />
      </Stage>
      <Stage name="shortRow" template="short-row" />
    </>
  )
}

interface StageProps {
  name: keyof typeof stages
  template: string
  children?: ReactNode
}

function Stage({ name, template, children }: StageProps) {
  const { text, cost } = stages[name]
  return (
    <NoteSection heading={dpHeadings[name]}>
      <Prose>{text}</Prose>
      {children}
      <Prose>{cost}</Prose>
      <Template name={template} title={dpHeadings[name].title} level={4} />
    </NoteSection>
  )
}

export function Rebuild() {
  return (
    <>
      <Prose>{rebuild.text}</Prose>
      <Prose>{rebuild.walk}</Prose>
      <LanguageChoice templates={dpTemplates} />
      <Template name="rebuild" title={dpHeadings.rebuild.title} level={3} />
      <p className="print:hidden">
        <Link to="/build/unbounded-knapsack/coin-change-fewest" className="link">
          Write the fewest coins yourself
        </Link>
      </p>
      <NoteSection heading={dpHeadings.rolling}>
        <Prose>{rolling.text}</Prose>
        <Leads items={rolling.rules} />
        <Prose>{rolling.not}</Prose>
      </NoteSection>
    </>
  )
}

/** A template in the language chosen for the page. */
function Template({ name, title, level }: { name: string; title: string; level: 3 | 4 }) {
  const templates = useTemplates(dpTemplates)
  const { language } = templates
  return (
    <div className="note-templates">
      <CodeTemplate
        heading={{ id: `code-${name}`, title: `${nameOfLanguage(language)}: ${title.toLowerCase()}`, level }}
        language={language}
        code={findTemplate(templates, name)}
      />
    </div>
  )
}

const amounts = Array.from({ length: amount + 1 }, (_, index) => index)
const fewest = amounts.map((each) => traceCoinChange(coins, each, 'memo').result)

function FilledTable() {
  const lastCoins = amounts.map((each) => coins.find((coin) => fewest[each - coin] === fewest[each]! - 1))
  return (
    <div className="dp-row">
      <NoteTable
        label="The filled table"
        columns={['a', ...amounts.map(String)]}
        rows={[
          { name: 'fewest[a]', cells: fewest.map(String) },
          { name: 'last coin', cells: lastCoins.map((coin) => String(coin ?? 'none')) },
        ]}
      />
    </div>
  )
}
