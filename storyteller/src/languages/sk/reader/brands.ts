import type { Brand } from '../../../craft/lexicon.ts'

/*
 * Brands and heroes of films, and who comes of our own, one a line: entry | a name of ours or "-" | ways to write it.
 */
const LINES = `
steniatko | Labka | labková patrola, labkovej patrole, labkovú patrolu, labkovej patroly, labkovou patrolou, tlapková patrola, tlapkovej patrole, tlapkovú patrolu, tlapkovej patroly, paw patrol, pow patrol, psia patrola, psej patrole
steniatko | - | bluey, bluey a bingo, bluey a bingom, blúi, blui, bingo, bingom
princezna | Ľadka | elsa, elsy, else, elsu, elsou, elza, elzy, elze, elzu, elzou, frozen, ľadové kráľovstvo, ľadovom kráľovstve, ľadového kráľovstva, ľadová princezná, ľadovej princeznej
princezna | Jahôdka | rapunzel, locika, šípková ruženka, šípkovej ruženke, ariel, moana, vaiana, vaiane, disney princezné, jasmína, sofia prvá
prasiatko | Kvikinka | peppa, peppy, pepe, peppe, peppu, peppa pig, prasiatko peppa, prasiatku peppa, prasiatka peppa, prasiatko pepa, pepina, prasiatko peppina
superhrdina | Sieťko | spiderman, spidermana, spidermanovi, spidermanom, spider man, spajdermen, spajdrmen, spajdermena, spidey, spidi
superhrdina | - | batman, batmana, batmanovi, batmanom, superman, supermana, supermanovi, avengers, avengeri, avengeroch, hulk, hulka, hulkovi, iron man, ironman, iron manovi, thor, thora, kapitán amerika, marvel, pj masks, pyžamasky, pyžamaskách, pyžamisti, mocní rangeri, power rangers
kocka | - | minecraft, minecrafte, minecraftu, minecraftom, majnkraft, majnkrafte, creeper, creepera, kríper, roblox, robloxe, robloxu, fortnite
pretekarske-auto | Fičo | blesk mcqueen, blesku mcqueenovi, blesk mekvín, blesk makvin, blesk mekvin, bleskovi mcqueenovi, mcqueen, mcqueena, mcqueenovi, mekvín, makvín, autá z disney, hot wheels, hotwheels, burák, burákovi, auta disney
robot | - | mimoni, mimoňoch, mimoňov, mimoň, mimoňa, mimoňovi, mimonoch, transformers, transformeri, transformeroch, optimus prime, wall-e, bumblebee
drak | Iskierka | bezzubka, bezzubke, bezzubku, bezzubky, ako si vycvičiť draka
zvieratko | - | pokémon, pokémona, pokémonoch, pokémonov, pokémoni, pokémony, pokemon, pokemoni, pikachu, pikaču, pikačuovi, pikatchu, pokémonmi
ninja | - | ninjago, ninjaga, ninjagu, lego ninjago, ninjago lego, ninja korytnačky, ninja korytnačkách, korytnačky ninja
krt | - | krteček, krtečkovi, krtečka
vynalezca | - | pat a mat, patovi a matovi, pata a mata, pat a matovi, patom a matom
skriatok | - | šmolkovia, šmolkoch, šmolkov, šmolko, šmolkovi, šmolka, trolovia, trollovia, troloch, trolch, poppy a branch
lev | - | leví kráľ, levom kráľovi, levím kráľom, levieho kráľa, simba, simbovi, simbu, simba a nala
medved | - | medvedík pú, macko pu, macko pú, mackovi pu, medvedíkovi pú, medvedikovi pu, máša a medveď, máša a medveďovi, mášu a medveďa, máši a medveďovi, maša a medveď, mašu a medveďa, máša, maši a medveďovi, paddington, paddingtonovi
zajac | - | bing, bingovi, binga, zajačik bing, zajačikovi bingovi, bing zajac
vlak | - | lokomotíva tomáš, lokomotíve tomášovi, mašinka tomáš, mašinke tomášovi, lokomotívu tomáš, vláčik tomáš, vláčiku tomášovi, tom a jeho priatelia
pes | - | scooby doo, skúbi dú, scoobym, snoopy, dunčo
carodejnik | - | harry potter, harrym potterom, harrym potterovi, harry potterovi, harryho pottera, harry pottera, potter, hogwarts, rokfort, rokforte, rokfortu
jednorozec | - | my little pony, little pony, mlp, pinkie pie, twilight
macka | - | hello kitty, kitty, gabby, gabbin, gabinin domček, gábinin domček, gabby a jej domček, čarovný domček gabby, kocúr v čižmách, kocúrovi v čižmách, garfield, garfieldovi, tom a jerry, tom a jerrym
ryba | - | nemo, nemovi, hľadá sa nemo
zralok | - | baby shark, žralok baby
myska | - | mickey mouse, mickey, minnie, mickeymu, myšiak mickey, myšiakovi mickeymu, mickeyho
babika | - | barbie, barbieny, barbína
hasic | - | požiarnik sam, požiarnikovi samovi, požiarnika sama, hasič sam, hasičovi samovi, hasiča sama
bager | - | staviteľ bob, bob staviteľ, bobovi staviteľovi
mimozemstan | - | star wars, hviezdne vojny, hviezdnych vojnách, baby yoda, yoda, yodovi, lilo a stitch, stitch, stitchovi, stitcha, štič
vila | - | winx, víly winx, cililing, cilinka, cililink, zvonilka
hracka | - | labubu, squishmallow, toy story, príbeh hračiek, príbehu hračiek
superhrdina | Miraculka | lienka a čierny kocúr, zázračná lienka, zázračnej lienke, miraculous, čarovná lienka, čarovnej lienke
dinosaurus | - | jurský park, jurskom parku, jurassic world, jurský svet, gigantosaurus
princezna | Encantka | encanto, mirabel
`

function brand(line: string): Brand {
  const [entry = '', name = '-', written = ''] = line.split('|').map((part) => part.trim())
  return { entry, name: name === '-' ? null : name, written: written.split(',').map((one) => one.trim()) }
}

export const brands: readonly Brand[] = LINES.trim().split('\n').map(brand)
