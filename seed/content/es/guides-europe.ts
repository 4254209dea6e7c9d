import type { ContentTexts } from '../texts'

export const guidesEurope: ContentTexts['guides'] = {
  canal_plus_downloader: {
    title: 'Canal+ (Francia): cómo guardar una película a tiempo',
    intro:
      'El Canal+ francés reúne canales propios, otras plataformas y cine reciente. La ley francesa fija cuánto tiempo puede estar disponible cada película. Si miras el último día y conoces tres siglas, llegarás a tiempo.',
    steps: [
      {
        title: 'Inicia sesión con los datos de tu contrato',
        text: 'Usa el correo y la contraseña de tu área de cliente en la web de tu país. Si tienes Canal+ con Orange, Free o SFR, entra también por Canal+ y no por la página de la operadora. En la cuenta ves los paquetes contratados; el resto aparece con un candado.',
      },
      {
        title: 'Busca en «Cinéma» o en el replay',
        text: 'Ahí están los títulos completos; en los canales en directo no hay nada que marcar. Las películas recientes llegan a «Cinéma» unos seis meses después de su estreno en las salas. Ordénalas por «Derniers jours» para ver cuáles se retiran antes.',
      },
      {
        title: 'Elige entre VF, VOST y VM',
        text: 'VF es el doblaje francés; VOST, la versión original con subtítulos, y VM permite elegir entre ambas. «SM» indica subtítulos para sordos y «AD», audiodescripción. En un MKV puedes guardar las dos voces y los subtítulos; para la tableta, decídete por una. Dos horas en 1080p ocupan unos 4 GB.',
      },
      {
        title: 'Deja las series propias al final de la cola',
        text: 'Las «Créations Originales» permanecen más tiempo que el cine, así que pueden esperar. Suelen emitirse dos capítulos por noche, a menudo los lunes, y muchas temporadas están completas para los suscriptores desde el primer día.',
      },
      {
        title: 'Comprueba el final y anota la fecha en la carpeta',
        text: 'Cuando termine la descarga, abre la película por los créditos: tienen que verse enteros, en las dos lenguas si guardaste ambas. Escribe el último día en el nombre de la carpeta y borra la película en esa fecha. Si solo faltan los subtítulos, descarga esa pista sin repetir el vídeo.',
      },
    ],
    hints: [
      {
        title: 'Dónde se lee el último día',
        text: 'La ficha lo indica bajo el resumen con las palabras «Disponible jusqu’au». La aplicación recoge esa fecha y puedes ordenar la cola por ella. Algunas películas vuelven meses después.',
      },
      {
        title: 'Plataformas incluidas en el paquete',
        text: 'Si tu contrato incluye Netflix o Apple TV+, sus títulos se abren en esas plataformas, con una cuenta propia. Para cada una hay otro descargador en la tienda.',
      },
      {
        title: 'Programas en abierto',
        text: 'Las tertulias sin codificar están disponibles unos días para todo el mundo. Basta con una cuenta gratuita.',
      },
      {
        title: 'Cortometrajes',
        text: 'El programa que los reúne está muy abajo en la página. Con diez cortos tienes para una velada.',
      },
    ],
    questions: [
      {
        question: '¿Qué ha pasado con myCANAL?',
        answer:
          'Era el nombre anterior; la web y la aplicación se llaman ahora CANAL+. Si un marcador antiguo no funciona, entra por canalplus.com.',
      },
      {
        question: '¿Puedo verlo de vacaciones en España?',
        answer:
          'Sí, en una estancia temporal dentro de la Unión Europea; fuera de ella no hay garantía. El Canal+ de Suiza o de Polonia es un servicio distinto, con otro contrato y otro catálogo.',
      },
      {
        question: 'Hoy emiten una película que no está a la carta. ¿Por qué?',
        answer:
          'De algunos títulos, Canal+ solo compró los derechos de emisión. En la guía de programación, los demás llevan la palabra «replay».',
      },
      {
        question: '¿Cuenta la aplicación como una pantalla?',
        answer:
          'Sí, el navegador interno ocupa una de las que permite tu contrato. Si ya se está viendo en el salón y en un móvil, espera a que quede una libre.',
      },
    ],
    meta_title: 'Guía: guardar películas de Canal+ a tiempo',
    meta_description:
      'Acceso, VF, VOST o VM y último día de cada película: cómo guardar a tiempo lo que incluye tu contrato de Canal+ en Francia.',
  },
  tf1_plus_downloader: {
    title: 'TF1+: cómo guardar una semana de tu serie diaria',
    intro:
      'TF1+ sustituyó a MYTF1 en enero de 2024. Casi todo es gratuito si te registras, pero los capítulos se retiran pronto. Con un rato cada viernes tendrás listos los cinco de la semana; si esperas quince días, ya faltará alguno.',
    steps: [
      {
        title: 'Regístrate en TF1+',
        text: 'Solo necesitas un correo y unos pocos datos; también sirve el acceso con Google o Apple. Sin cuenta apenas se abre nada. Acepta o rechaza las cookies como prefieras: cambia la publicidad, no el catálogo.',
      },
      {
        title: 'Abre «Replay» y no «Extraits»',
        text: 'En la página de cada programa, la primera pestaña contiene los capítulos y la segunda, fragmentos. Si no estás seguro, fíjate en la duración: un fragmento dura dos minutos y un capítulo de «Demain nous appartient», veinticuatro.',
      },
      {
        title: 'Marca los capítulos de lunes a viernes',
        text: 'Llevan su número en el título. Haz clic en el primero y, con la tecla Mayús pulsada, en el quinto. En 720p ocupan algo más de 2 GB. El avance del día siguiente que cierra cada capítulo forma parte del archivo y no se puede separar.',
      },
      {
        title: 'Mira si hay versión original en el menú de audio',
        text: 'Las series extranjeras se abren en francés; si existe la «VO», aparece en ese menú. Las estadounidenses son las primeras en retirarse, a veces a los siete días: ponlas en la cola antes que la serie diaria.',
      },
      {
        title: 'Descarga y une las partes de una gala',
        text: 'Las galas vienen divididas en «Partie 1», «Partie 2» y a veces una tercera. Márcalas todas y acepta cuando la aplicación ofrezca unirlas. Escucha después el punto de unión, donde estaba la pausa: es normal que se repita media frase. Antes de copiar la semana nueva, borra la anterior.',
      },
    ],
    hints: [
      {
        title: 'Qué añade Premium',
        text: 'TF1+ Premium suprime buena parte de la publicidad y adelanta capítulos. Los adelantados llevan la indicación «Avant-première» y pasan a ser gratuitos al cabo de uno o dos días.',
      },
      {
        title: 'Otros canales del grupo',
        text: 'El buscador abarca también TMC, TFX, LCI y TF1 Séries Films. Como su cine apenas sale en la portada, escribe el título o ve a la página del canal.',
      },
      {
        title: 'Subtítulos para practicar francés',
        text: 'Las series diarias y los informativos llevan subtítulos en francés, que puedes guardar en un archivo aparte.',
      },
      {
        title: 'Series que no se emiten por televisión',
        text: 'TF1+ ofrece también colecciones enteras que no pasan por ningún canal. No tienen fecha de emisión, solo la de retirada.',
      },
    ],
    questions: [
      {
        question: '¿Por qué se retira tan pronto una película?',
        answer:
          'Porque los derechos para verla a la carta son breves; los programas de producción propia duran más. La fecha figura bajo el botón de reproducir. Una película navideña suele estar tres semanas y una comedia estadounidense, unos días.',
      },
      {
        question: 'Estudio francés. ¿Por dónde empiezo?',
        answer:
          'Por una serie diaria con subtítulos: las frases son cortas y el vocabulario, cotidiano. Al principio lee el texto antes de escuchar y, al cabo de diez capítulos, hazlo al revés.',
      },
      {
        question: '¿Se puede guardar el informativo de las ocho?',
        answer: 'Sí, está en el replay, aunque por poco tiempo. Los reportajes sueltos duran más.',
      },
      {
        question: 'La web me pide desactivar un bloqueador. ¿Dónde está?',
        answer:
          'No está en nuestra aplicación. Suele ser un filtro del router o de la red de la oficina: prueba con otra conexión.',
      },
      {
        question: 'Falta el capítulo de un festivo. ¿Se ha perdido?',
        answer:
          'No, las series diarias no se emiten en festivo. Si los números pasan del 1841 al 1842, no falta ninguno.',
      },
    ],
    meta_title: 'Guía: una semana de series de TF1+',
    meta_description:
      'Replay y no extractos, cinco capítulos por semana y versión original: cómo guardar tu serie de TF1+ antes de que la retiren.',
  },
  m6_plus_downloader: {
    title: 'M6+: cómo guardar un concurso hasta la final',
    intro:
      'El antiguo 6play se llama M6+ desde mayo de 2024 y reúne M6, W9, 6ter y Gulli. Un concurso de cocina tiene catorce noches de más de dos horas: si guardas una cada semana, podrás verlas a tu hora sin enterarte de quién gana.',
    steps: [
      {
        title: 'Inicia sesión y elige tu perfil',
        text: 'La cuenta de 6play sigue siendo válida. Si no se acepta la contraseña, pide una nueva en la página de M6+. El perfil infantil muestra sobre todo Gulli y deja fuera lo demás.',
      },
      {
        title: 'Busca el programa en la página de su canal',
        text: 'Cada canal ordena sus programas de la A a la Z, y un menú desplegable lleva a las temporadas. Los de W9 no aparecen en la página de M6. Si solo ves fragmentos, abre la pestaña de emisiones completas, ordenadas por número y fecha.',
      },
      {
        title: 'Deja fuera los «Bonus»',
        text: 'Los programas completos están en «Épisodes». Los programas que las acompañan, como «La brigade cachée», van aparte y revelan a los eliminados; si los sigues, ponlos en otra carpeta. Usa la vista de lista, porque las fotos también muestran quién continúa.',
      },
      {
        title: 'Marca las dos partes para unirlas',
        text: 'Algunas entregas de «Top Chef» están divididas: la segunda mitad dice «partie 2» y lleva la misma fecha. La aplicación las une en un solo archivo de unas dos horas y veinte minutos.',
      },
      {
        title: 'Descarga cada semana en 720p',
        text: 'En la resolución máxima, una noche ocupa 4 GB y las catorce, más de cincuenta. En 720p es la mitad y las cantidades de los rótulos se leen igual de bien. No lo dejes para el final, porque las primeras noches pueden retirarse antes: guarda cada una al día siguiente y comprueba que el número continúa.',
      },
    ],
    hints: [
      {
        title: 'Las recetas del concurso',
        text: 'Están en la web del programa, con todas las cantidades. Cópialas de ahí, porque en el montaje se omiten pasos.',
      },
      {
        title: 'M6+ max',
        text: 'Es la modalidad de pago: quita los anuncios iniciales y añade títulos. Los programas se guardan de la misma manera.',
      },
      {
        title: 'Programas diarios',
        text: 'Los de casas, tiendas y vecinos se emiten durante meses. En lugar de guardarlos todos, filtra la descripción por ciudad o por tema.',
      },
      {
        title: 'Sketches en recopilaciones',
        text: '«Scènes de ménages» se ofrece en recopilaciones y en piezas sueltas. Un archivo de cuarenta minutos es más cómodo que treinta de uno.',
      },
    ],
    questions: [
      {
        question: '¿Funciona fuera de Francia?',
        answer:
          'Pocas veces, aunque los programas del propio grupo se bloquean menos. Con la modalidad de pago puedes verlo en una estancia corta dentro de la Unión Europea.',
      },
      {
        question: '¿Dónde está la edición del año pasado?',
        answer:
          'En el menú de temporadas. Si no aparece, ya la han retirado; a veces regresa antes de la edición nueva, pero no hay garantía.',
      },
      {
        question: '¿Hay películas de M6?',
        answer:
          'Pocas, porque el canal no suele comprar esos derechos. Las que hay llevan la fecha de retirada desde el primer día.',
      },
      {
        question: '¿Se pueden guardar los dibujos de Gulli?',
        answer:
          'Sí, sus series forman parte de M6+. Diez episodios cortos en una tableta duran lo que un viaje de Lyon a Marsella.',
      },
      {
        question: 'Una noche no se reproduce. ¿Qué puedo probar?',
        answer:
          'Vuelve a cargar la página y reprodúcela un momento, porque la sesión caduca al cabo de unas horas. Si falla únicamente la primera parte, espera a la mañana siguiente: suelen corregirla.',
      },
    ],
    meta_title: 'Guía: concursos de M6+ hasta la final',
    meta_description:
      'Perfil, emisiones completas, partes y 720p: cómo guardar cada semana un concurso de M6+, el antiguo 6play, para verlo en privado.',
  },
  france_tv_downloader: {
    title: 'Cómo guardar documentales y conciertos de france.tv',
    intro:
      'La televisión pública francesa ofrece en france.tv casi todo lo que emite: documentales, conciertos, ficción y programas regionales. Cada uno está disponible durante un plazo distinto, de modo que conviene ordenar la cola por la fecha de retirada.',
    steps: [
      {
        title: 'Crea tu cuenta de france.tv',
        text: 'Basta con un correo y el año de nacimiento, y no existe ningún plan de pago. Sin registrarte se ve cada vez menos, sobre todo en ficción. La cuenta recuerda además por dónde ibas y abre algunos preestrenos.',
      },
      {
        title: 'Mira hasta cuándo está disponible',
        text: 'La línea «disponible jusqu’au» se encuentra dentro de «Plus d’infos». Una película de cine dura a menudo una semana; una coproducción, hasta seis meses, y un programa de actualidad, siete días. Ordena la cola por esta fecha.',
      },
      {
        title: 'Elige tu región',
        text: 'France 3 tiene ediciones locales, y sus programas solo aparecen si eliges la región en los ajustes. Las cadenas de ultramar de La 1ère, como las de Reunión, Martinica o Tahití, están en el mismo catálogo: busca por el nombre del territorio para encontrar sus películas sobre volcanes y arrecifes.',
      },
      {
        title: 'Marca los subtítulos y las voces que necesites',
        text: 'Casi todo lleva subtítulos para sordos y mucha ficción, audiodescripción; si no la necesitas, déjala sin marcar. Las series extranjeras con «VO» o «VM» tras el título incluyen la versión original. Una hora en 720p con dos voces ocupa alrededor de un giga.',
      },
      {
        title: 'Ordena los archivos en carpetas por temas',
        text: 'Un documental se busca después por su tema y no por el canal que lo emitió. Colecciones como «Infrarouge» tienen docenas de entregas, cada una con su asunto y su duración. Comprueba los minutos: si uno de 52 se ha quedado en cinco, guardaste el avance.',
      },
    ],
    hints: [
      {
        title: 'Ópera, danza y conciertos',
        text: 'Los de Culturebox permanecen varios meses y a menudo se ven también en el extranjero. Da prioridad al sonido sobre la imagen y reserva entre 4 y 6 GB para tres horas. En la ópera, los subtítulos suelen formar parte de la imagen.',
      },
      {
        title: 'Okoo y Slash',
        text: 'Okoo es la sección infantil, sin anuncios y con episodios de cinco a trece minutos; Slash es la de los jóvenes. Una serie entera se marca de una vez.',
      },
      {
        title: 'Reportajes regionales',
        text: 'France 3 rueda películas sobre un valle, una fábrica o un dialecto. Están en la página de la región, debajo de las noticias.',
      },
      {
        title: 'Programas con varios reportajes',
        text: 'En dos horas caben cinco o seis, y la descripción dice en qué minuto empieza cada uno. Guárdala junto al archivo para volver a encontrarlos.',
      },
      {
        title: 'Festivales de verano',
        text: 'Las grabaciones de Aviñón, Aix y Orange llegan en julio y no siempre duran hasta el invierno.',
      },
    ],
    questions: [
      {
        question: '¿Por qué no se abre la etapa ciclista de hoy?',
        answer:
          'Los derechos deportivos casi siempre se limitan a Francia; en España la emite otra cadena. Los resúmenes de la noche se abren con más frecuencia que el directo.',
      },
      {
        question: 'Se financia con dinero público. ¿Puedo copiarlo libremente?',
        answer:
          'No. Los autores y las productoras conservan sus derechos, y solo cabe una copia privada si la ley la permite. Para las clases existe la plataforma Lumni, con sus propias reglas.',
      },
      {
        question: '¿En qué se distingue de ARTE?',
        answer:
          'ARTE es un canal francoalemán con otra web y en la tienda se usa con la herramienta M3U8. Algunas películas se ven en los dos, con meses de diferencia.',
      },
      {
        question: 'Una colección solo muestra tres entregas. ¿Y las demás?',
        answer: 'Sus derechos han vencido. Muchas se reponen en verano: vuelve a mirar en julio.',
      },
    ],
    meta_title: 'Guía: documentales de france.tv',
    meta_description:
      'Fecha de retirada, región, subtítulos y audiodescripción: cómo guardar documentales y conciertos de france.tv para uso privado.',
  },
  joyn_downloader: {
    title: 'Joyn: cómo guardar programas alemanes completos',
    intro:
      'En Joyn se ven ProSieben, SAT.1 y otras cadenas alemanas. Sus grandes programas empiezan a las ocho y cuarto y acaban a medianoche; si los guardas, puedes verlos por partes y practicar alemán a tu ritmo.',
    steps: [
      {
        title: 'Inicia sesión en la web de tu país',
        text: 'Alemania, Austria y Suiza tienen cada una su Joyn, y joyn.de, joyn.at y joyn.ch no comparten listas. La cuenta gratuita abre la mayor parte. Al registrarte, indica tu fecha de nacimiento, porque algunos títulos la exigen más tarde.',
      },
      {
        title: 'Abre la «Mediathek»',
        text: 'La vista «Live-TV» no ofrece programas completos. En la Mediathek están ordenados por series, programas, cine, deporte y niños; un signo más sobre la imagen indica que son de pago. Lo que todavía se está emitiendo aparece de madrugada, y los concursos en directo, a la mañana siguiente.',
      },
      {
        title: 'Filtra por «Ganze Folgen»',
        text: 'Así solo quedan los capítulos completos y desaparecen los fragmentos que revelan el ganador. «Staffel» significa temporada y «Folge», capítulo. Si los números no te ayudan, guíate por la fecha de emisión.',
      },
      {
        title: 'Descarga primero los programas gratuitos',
        text: 'Al cabo de unos días muchos pasan a la modalidad de pago, PLUS+. Dos horas en 720p ocupan unos 2 GB. Un programa de tres horas puede quedarse en un solo archivo, ya que el reproductor recuerda por dónde ibas.',
      },
      {
        title: 'Comprueba la duración',
        text: 'Un programa anunciado para cuatro horas que dura dos y diez está completo: el resto era publicidad. Mira también el último minuto, si no te importa saber quién gana, y asegúrate de que la voz va acompasada con la imagen.',
      },
    ],
    hints: [
      {
        title: 'Títulos que se adelantan con PLUS+',
        text: 'Con la modalidad de pago puedes ver algunas series una semana antes. Un símbolo las señala y, junto a él, se lee la fecha en la que se abrirán para todos.',
      },
      {
        title: 'Programas para aprender alemán',
        text: 'Las tertulias van muy deprisa; para empezar son mejores los programas de cocina. En los concursos se repiten las mismas frases y pronto entenderás al presentador.',
      },
      {
        title: 'Canales invitados',
        text: 'Con el buscador encontrarás también documentales de otras cadenas. En ese caso, el plazo lo fija la cadena y no Joyn.',
      },
      {
        title: 'Comedias de los noventa',
        text: 'Los antiguos programas de humor de SAT.1 permanecen mucho tiempo y ocupan poco: veinte caben en 2 GB.',
      },
    ],
    questions: [
      {
        question: '¿Hay subtítulos?',
        answer:
          'Solo en alemán y en una parte de los programas, sobre todo los de producción propia; los señala la sigla UT. Guárdalos en SRT para releer lo que no hayas entendido.',
      },
      {
        question: '¿Por qué me pide demostrar la edad?',
        answer:
          'La ley alemana reserva algunos títulos para la noche. Si te identificas una vez ante Joyn con un documento, se abren también de día. La aplicación no interviene en esa comprobación ni la sustituye.',
      },
      {
        question: 'De una serie estadounidense solo hay clips. ¿Por qué?',
        answer:
          'Joyn no tiene los derechos de los capítulos completos. Estarán en el servicio que los compró para emitirlos por internet.',
      },
      {
        question: 'Pago PLUS+ con el contrato del móvil. ¿Sirve?',
        answer:
          'Sí, en cuanto lo vincules en la página de Joyn. Si el candado sigue ahí, cierra la sesión y vuelve a iniciarla.',
      },
      {
        question: '¿Puedo poner la final en mi club de alemán?',
        answer: 'No. El uso privado abarca tu casa y unos amigos, pero no un local.',
      },
    ],
    meta_title: 'Guía: programas completos de Joyn',
    meta_description:
      'Mediathek, «Ganze Folgen» y PLUS+: cómo guardar los programas alemanes de Joyn para verlos por partes o practicar el idioma.',
  },
  rtl_plus_downloader: {
    title: 'RTL+ (Alemania): cómo guardar series y realities en orden',
    intro:
      'RTL+ publica las series diarias antes de que se emitan y los realities, después. Por eso las fechas confunden y conviene guiarse por el número de capítulo. Con los archivos en orden no verás el jueves antes que el miércoles.',
    steps: [
      {
        title: 'Inicia sesión en plus.rtl.de',
        text: 'Usa el correo con el que te registraste. Si RTL+ va incluido en el contrato de tu operadora, actívalo primero en la página de esta. Además de vídeo, el servicio ofrece música, pódcast y revistas, que este producto no abarca.',
      },
      {
        title: 'Ordena los capítulos por número',
        text: 'Una serie diaria puede ir varios días por delante de la televisión. La página agrupa los capítulos por meses, lo cual ayuda cuando hay ocho mil. Conserva el número y la fecha en el nombre, por ese orden; en el programa de la jungla, deja también el «Tag 5» del título.',
      },
      {
        title: 'Busca los programas especiales',
        text: 'Los reencuentros se encuentran al final de la temporada o con otro título. «Das große Wiedersehen», por ejemplo, se publica una o dos semanas después de la final. Búscalo por el nombre del programa y ordena los resultados por fecha.',
      },
      {
        title: 'Añade los subtítulos y pon la cola en marcha',
        text: 'Los señala la sigla «UT», y ayudan mucho cuando varias personas hablan a la vez. Un capítulo de veintidós minutos en 720p ocupa 350 MB; una noche de reality, 1,5 GB.',
      },
      {
        title: 'Limpia la carpeta cada domingo',
        text: 'Dieciséis noches de jungla suman 24 GB. Descarga por la mañana, cuando los capítulos ya están completos, y borra una vez por semana lo que hayas visto, excepto el último archivo: así sabrás por dónde vas. Repasa también los números para ver si falta alguno.',
      },
    ],
    hints: [
      {
        title: 'Programas de VOX y NITRO',
        text: 'Busca por el programa y no por el canal, porque a veces cambian dentro del grupo y la página antigua queda vacía. Los de VOX están disponibles alrededor de un mes.',
      },
      {
        title: 'Diferencias entre los planes',
        text: 'Cambian los anuncios, la resolución y el número de pantallas; el archivo tampoco puede superar la resolución del plan. Si la cola no avanza, quizá otras personas de la casa estén usando ya todos los accesos.',
      },
      {
        title: 'Dos versiones de la misma noche',
        text: 'La repetición de la tarde puede ser más corta. Si dos entradas tienen la misma fecha, la larga es la del estreno.',
      },
      {
        title: 'Capítulos antiguos',
        text: 'Hay centenares. En lugar de guardar un año entero, elige una trama; los aficionados publican dónde empieza y acaba cada una.',
      },
    ],
    questions: [
      {
        question: 'Anoche emitieron una película y no está. ¿Por qué?',
        answer:
          'En el cine y el deporte, la cadena a menudo compra solo la emisión por televisión. Cuando una película está disponible después, su último día figura desde el principio.',
      },
      {
        question: '¿Puedo usarlo en un viaje a España?',
        answer:
          'Sí, si pagas la suscripción en Alemania y la estancia es temporal. El servicio húngaro del mismo nombre no tiene relación con este.',
      },
      {
        question: 'El capítulo de mañana ya se puede ver. ¿Lo guardo?',
        answer: 'Sí, siempre que tu plan lo reproduzca. Eso sí, no cuentes el final.',
      },
      {
        question: 'Ayer era gratis y hoy lleva candado. ¿Es normal?',
        answer: 'Sí. Los capítulos gratuitos suelen estar abiertos solo hasta la emisión siguiente.',
      },
      {
        question: '¿Funciona todavía la dirección de TVNOW?',
        answer: 'Sí, lleva a RTL+, y las cuentas de entonces se conservaron.',
      },
    ],
    meta_title: 'Guía: RTL+ de Alemania, capítulo a capítulo',
    meta_description:
      'Números en lugar de fechas, especiales, subtítulos y limpieza semanal: cómo guardar series y realities del RTL+ alemán.',
  },
  bbc_iplayer_downloader: {
    title: 'BBC iPlayer: cómo guardar una serie según sus reglas',
    intro:
      'Para usar BBC iPlayer tienes que estar en el Reino Unido, pagar la licencia de televisión y respetar las condiciones de la BBC sobre descargas. Esta guía explica cómo guardar dentro de esas reglas una serie de seis capítulos para el fin de semana.',
    steps: [
      {
        title: 'Inicia sesión con tu cuenta de la BBC',
        text: 'La primera vez te preguntará si tienes licencia de televisión y te pedirá un código postal británico; responde la verdad. La cuenta es gratuita, pero la licencia no. Con la cuenta de un menor solo se ven títulos adecuados a su edad.',
      },
      {
        title: 'Prueba antes la aplicación de la BBC',
        text: 'En el móvil descarga muchos programas, y los plazos que aplica te indican cuánto puedes conservar una copia privada. Para ordenador no existe, y de eso trata el resto de esta guía.',
      },
      {
        title: 'Abre la página de la serie',
        text: 'Junto a cada capítulo, «Available for» indica el tiempo que le queda, por ejemplo once meses o cuatro días. Si las fechas difieren, el primero se retirará antes que el último, así que guárdalos juntos.',
      },
      {
        title: 'Elige la versión que quieres',
        text: 'Las versiones con audiodescripción o con lengua de signos llevan las siglas AD y SL y suelen tener ficha propia. Como duran lo mismo que la normal, es fácil confundirlas: marca seis capítulos de la misma clase. Si activaste el bloqueo parental, escribe el PIN una vez.',
      },
      {
        title: 'Guarda también los subtítulos',
        text: 'Casi todo está subtitulado en inglés, con un color para cada personaje. Elige el formato con estilo si quieres conservar los colores o SRT si prefieres uno más sencillo. Seis horas en 720p ocupan entre 5 y 6 GB. En inglés, «series» significa temporada; escribe, por tanto, S02E03 en el nombre.',
      },
    ],
    hints: [
      {
        title: 'El archivo de BBC Four',
        text: 'Entra por la página del canal para encontrarlo. Lo que está en «From the Archive» seguirá disponible durante años, así que puede esperar en la cola.',
      },
      {
        title: 'Programas de tu región',
        text: 'El informativo regional depende del código postal que indicaste. Escocia y Gales ofrecen además ficción en gaélico y en galés con subtítulos en inglés.',
      },
      {
        title: 'Series completas desde el estreno',
        text: 'La palabra «boxset» significa que todos los capítulos están disponibles tras la primera noche. La prensa puede contar el final semanas antes de que llegue a BBC One.',
      },
      {
        title: 'Una reserva para agosto',
        text: 'Las películas y series del archivo no corren prisa. Déjalas al final de la cola y descárgalas cuando haya menos estrenos.',
      },
    ],
    questions: [
      {
        question: '¿Me sirve la licencia de un amigo de Londres?',
        answer:
          'No. Cubre su domicilio, y el servicio es para quien está en el Reino Unido. TV Licensing explica en su web cada situación, incluidas las residencias de estudiantes.',
      },
      {
        question: '¿Puedo guardar programas de radio?',
        answer:
          'No, están en BBC Sounds, que este producto no abarca. Muchos se publican también como pódcast.',
      },
      {
        question: '¿Puedo llevarme la serie a España?',
        answer:
          'iPlayer no funciona en España. Lo que guardaste en casa puedes verlo en privado mientras lo permitan las condiciones de la BBC y la ley: consúltalas antes del viaje.',
      },
      {
        question: 'Una película de Navidad ya no está. ¿Volverá?',
        answer:
          'Las películas se compran por unas semanas y vuelven cuando se emiten otra vez, casi siempre en las fiestas siguientes.',
      },
      {
        question: 'En la lista aparece un partido. ¿Puedo guardarlo?',
        answer:
          'Los resúmenes, sí. Un partido entero está disponible un día como mucho, y el directo no se guarda.',
      },
    ],
    meta_title: 'Guía: guardar series de BBC iPlayer',
    meta_description:
      'Licencia de televisión, «Available for», audiodescripción y subtítulos en inglés: cómo usar BBC iPlayer según sus reglas.',
  },
  itvx_downloader: {
    title: 'ITVX: cómo guardar series británicas para un vuelo',
    intro:
      'Las series diarias de ITVX están disponibles alrededor de un mes, y muchas policiacas se publican completas. En un vuelo de Gatwick a Tenerife caben seis capítulos de una diaria o una miniserie entera.',
    steps: [
      {
        title: 'Regístrate gratis en ITVX',
        text: 'Indica tu nombre, la fecha de nacimiento y un código postal británico; Premium no suele hacer falta. En gran parte de Escocia, los mismos programas se ven en STV Player, que tiene otro acceso. En la portada, «Categories» está arriba, y el buscador tolera las faltas de ortografía.',
      },
      {
        title: 'Invierte el orden de la lista',
        text: 'ITVX muestra primero lo más nuevo, que es justo lo que no quieres ver si vas con retraso. Invierte la lista y marca los capítulos por fechas. Los especiales de una hora ocupan una sola entrada con el doble de minutos, y los que ya tienes aparecen señalados.',
      },
      {
        title: 'Mira qué títulos exigen Premium',
        text: 'Un símbolo en la imagen los distingue, y en «Full Series» están las series completas. Comprueba el segundo capítulo además del primero: es mejor descubrir en casa, y no en el aeropuerto, que hay que pagar.',
      },
      {
        title: 'Guarda el capítulo con su fecha y sus subtítulos',
        text: 'En un programa diario, la fecha es el único número que hay, así que ponla en el nombre. El ruido del avión dificulta la escucha: añade los subtítulos en inglés, como archivo para el portátil o incrustados para una tableta sencilla. Una semana de «Coronation Street» en 720p ocupa 2 GB.',
      },
      {
        title: 'Copia los archivos a la tableta',
        text: 'Antes del viaje, ponla en modo avión y abre cada archivo un momento; carga la batería y baja el brillo. Si queda poco tiempo, descarga una sola serie en 480p, que ocupa menos de un giga.',
      },
    ],
    hints: [
      {
        title: 'Evita la portada',
        text: 'Ahí se lee quién ha sido expulsado. Escribe tres letras en el buscador y abre la ficha directamente.',
      },
      {
        title: 'Estrenos antes que en televisión',
        text: 'Las series policiacas nuevas suelen estar completas el mismo día del estreno, aunque en televisión duren seis semanas. Evita mientras tanto las críticas que cuentan el final.',
      },
      {
        title: 'Veinte años de inspectores',
        text: 'Los casos de las series policiacas clásicas son películas de noventa minutos. Guarda una para la ida y otra para la vuelta.',
      },
      {
        title: 'Realities con programa de comentario',
        text: 'El programa que comenta cada noche figura como una serie aparte. Si sigues los dos, márcalos por fecha.',
      },
      {
        title: 'Dibujos para los niños',
        text: 'ITVX Kids tiene episodios de once minutos. Ponlos en otra carpeta o en otro dispositivo.',
      },
    ],
    questions: [
      {
        question: '¿Qué pasó con ITV Hub?',
        answer:
          'ITVX lo sustituyó a finales de 2022 y las cuentas se conservaron. Si no se acepta la contraseña antigua, pide un correo para cambiarla.',
      },
      {
        question: '¿Hay subtítulos?',
        answer: 'Casi siempre, pero solo en inglés. En las películas estadounidenses faltan con frecuencia.',
      },
      {
        question: '¿Por qué no puedo marcar una película estadounidense?',
        answer: 'Porque ITVX no la reproduce en un ordenador o solo la emite en directo.',
      },
      {
        question: '¿BritBox es lo mismo que Premium?',
        answer:
          'En el Reino Unido, el catálogo de BritBox pasó a Premium. En otros países sigue siendo un servicio independiente.',
      },
    ],
    meta_title: 'Guía: series de ITVX para un vuelo',
    meta_description:
      'Orden de la lista, señal de Premium, fecha y subtítulos: cómo guardar series de ITVX en el Reino Unido y verlas durante un viaje.',
  },
  channel_4_downloader: {
    title: 'Channel 4: cómo guardar series de Walter Presents y cine',
    intro:
      'Channel 4 es una cadena pública británica que se financia con publicidad. Su catálogo guarda comedias de hace décadas, reportajes y las series europeas de Walter Presents. Esta guía te enseña a encontrarlos y en qué orden guardarlos.',
    steps: [
      {
        title: 'Crea tu cuenta de Channel 4',
        text: 'Channel 4 solo funciona en el Reino Unido y pide un código postal de allí. El plan de pago, Channel 4+, quita casi toda la publicidad, pero para guardar títulos no hace falta.',
      },
      {
        title: 'Busca en «Categories»',
        text: 'Las secciones Comedy, Documentaries y World Drama están mejor ordenadas que el índice alfabético. Al final de cada fila hay un enlace a la lista completa. En «Comedy» encontrarás series de los noventa que ya no emite ningún canal.',
      },
      {
        title: 'Abre la colección Walter Presents',
        text: 'Reúne series europeas, también españolas. Se ven en versión original con subtítulos en inglés y suelen publicarse enteras los viernes. Como el título inglés no es el original, apunta el que aparece en los créditos.',
      },
      {
        title: 'Comprueba si hay subtítulos',
        text: 'En las series de Walter Presents forman parte de la imagen y no se pueden quitar. En los títulos británicos recientes son una pista que puedes activar o no. Reproduce una frase: si las palabras se ven aunque los subtítulos estén apagados, se verán también en el archivo. Las versiones con lengua de signos tienen ficha propia.',
      },
      {
        title: 'Descarga primero las películas',
        text: 'Ordena la cola por el último día: delante el cine al que le quedan seis días y detrás la serie entera. Ocho capítulos de cincuenta minutos ocupan unos 6 GB en 720p. Al acabar, puedes ordenar las carpetas por país y abrir un archivo de cada una.',
      },
    ],
    hints: [
      {
        title: 'Comedias de seis capítulos',
        text: 'Duran unos veinticinco minutos por capítulo y apenas ocupan espacio. En inglés, «Series 3» es la tercera temporada: escribe S03.',
      },
      {
        title: 'Las películas de Film4',
        text: 'Suelen ser las primeras en retirarse, y el aviso «6 days left» es exacto. Una película británica independiente vuelve al cabo de unos meses; una coreana quizá no.',
      },
      {
        title: 'Títulos originales',
        text: 'Conserva el título original en el nombre del archivo; te servirá para buscar críticas o la temporada siguiente.',
      },
      {
        title: 'Concursos semanales',
        text: 'El de repostería está disponible la misma noche y permanece toda la temporada. Guárdalo pronto si no quieres leer el resultado en la prensa.',
      },
      {
        title: 'Reportajes retirados',
        text: 'A veces desaparecen unos meses mientras se celebra un juicio. El hueco en la lista no es un error.',
      },
    ],
    questions: [
      {
        question: '¿Hace falta la licencia de televisión?',
        answer:
          'Para la emisión en directo, sí; para ver programas a la carta en Channel 4, no. En ambos casos tienes que estar en el Reino Unido. La cadena lo explica en su ayuda.',
      },
      {
        question: '¿Dónde están los primeros «Bake Off»?',
        answer:
          'Los emitió la BBC; Channel 4 los tiene desde 2017. El nombre All 4 desapareció en 2023, pero la cuenta es la misma.',
      },
      {
        question: '¿Llegará la segunda temporada de mi serie danesa?',
        answer:
          'Las temporadas se compran de una en una, y el boletín de Walter Presents las anuncia antes que nadie.',
      },
      {
        question: '¿Puedo prestar una película a mi club de lectura?',
        answer:
          'No. Recomiéndala y di hasta qué día está: el servicio es gratuito, así que cada cual puede verla ahí.',
      },
      {
        question: '¿Están incluidos E4 y More4?',
        answer: 'Sí, sus programas están en el mismo catálogo siempre que se ofrezcan a la carta.',
      },
    ],
    meta_title: 'Guía: Channel 4 y Walter Presents',
    meta_description:
      'Categorías, series europeas subtituladas y último día: cómo guardar series, comedias y películas de Channel 4 en el Reino Unido.',
  },
  raiplay_downloader: {
    title: 'RaiPlay: cómo guardar ficción y programas de archivo',
    intro:
      'RaiPlay ofrece gratis la ficción de la Rai y un archivo con setenta años de televisión. Si hablas español y estudias italiano, aquí tienes material para mucho tiempo: esta guía explica dónde está y cómo guardarlo con subtítulos.',
    steps: [
      {
        title: 'Regístrate en RaiPlay',
        text: 'Solo pide un correo y te permite guardar una lista y seguir por donde ibas. Toda la web está en italiano; las tres rayas de la esquina abren «Fiction», «Film», «Documentari» y «Teche Rai». Fuera de Italia se bloquean el cine y el deporte, pero bastante menos las producciones de la Rai.',
      },
      {
        title: 'Busca en «Fiction» o en «Programmi»',
        text: 'La ficción está en «Fiction» y «Serie TV»; los programas de plató, en «Programmi». Las temporadas se llaman «Stagione». En televisión se emiten dos capítulos por noche, y la web los ofrece por separado o en uno solo de cien minutos: mira la duración.',
      },
      {
        title: 'Recorre el archivo de «Teche Rai»',
        text: 'Está ordenado por décadas y por personas. Empieza por un programa suelto, por ejemplo una velada con Mina de 1967, para ver si te gusta el ritmo de entonces. La resolución es la de la época, y elegir un tamaño mayor no la mejora.',
      },
      {
        title: 'Activa los subtítulos en italiano',
        text: 'Casi toda la ficción los lleva, pensados para personas sordas y muy útiles para aprender el idioma. Cuando los personajes hablan napolitano, a veces aparecen en italiano estándar. Guárdalos en SRT para poder buscar una expresión.',
      },
      {
        title: 'Guarda cada caso en un archivo',
        text: 'Los episodios de Montalbano duran casi dos horas, como una película, y ocupan unos 2 GB en 720p. Pon el año delante del nombre para no mezclarlos con los de la serie que cuenta su juventud.',
      },
    ],
    hints: [
      {
        title: 'Sanremo, por noches o por canciones',
        text: 'El festival se ofrece de las dos maneras; elige una o lo tendrás repetido. La final entera pasa de cinco horas.',
      },
      {
        title: 'RaiPlay Sound',
        text: 'La radio y los pódcast están en esa otra aplicación de la Rai, que este producto no abarca.',
      },
      {
        title: 'Rai Cultura y Rai Storia',
        text: 'Sus programas sobre Dante, Olivetti o la riada de Florencia son cortos, no caducan y están narrados con claridad.',
      },
      {
        title: 'Series extranjeras dobladas',
        text: 'En Italia se doblan todas. Si la ficha indica «lingua originale», puedes guardarla como segunda pista en un MKV.',
      },
    ],
    questions: [
      {
        question: '¿Se indica cuándo se retira un título?',
        answer:
          'Solo en parte. Los que llevan la línea «Disponibile fino al» tienen una fecha fija: ponlos al principio de la cola. El archivo, en cambio, permanece.',
      },
      {
        question: '¿Hay subtítulos en español?',
        answer:
          'Salvo alguna excepción, no. Con los italianos delante, quien habla español se acostumbra enseguida.',
      },
      {
        question: 'Solo recuerdo quién lo presentaba. ¿Cómo lo busco?',
        answer:
          'Escribe el apellido y filtra por «Programmi». Desde un episodio, un enlace lleva a la serie completa.',
      },
      {
        question: '¿Puedo usar una entrevista en un trabajo?',
        answer:
          'Normalmente puedes citar una frase si nombras la fuente; para mostrar imágenes necesitas el permiso de la Rai.',
      },
      {
        question: 'De una serie antigua solo están los capítulos 2 y 5. ¿Por qué?',
        answer: 'Las cintas eran caras y se volvían a grabar. Los que faltan tampoco se conservan en Roma.',
      },
    ],
    meta_title: 'Guía: RaiPlay, ficción y archivo',
    meta_description:
      'Fiction, Programmi, Teche y subtítulos en italiano: cómo guardar series y programas de RaiPlay, también para aprender el idioma.',
  },
  mediaset_infinity_downloader: {
    title: 'Mediaset Infinity (Italia): cómo guardar programas enteros',
    intro:
      'Mediaset Infinity publica decenas de fragmentos de cada programa de Canale 5, y los episodios completos están en otra pestaña. Con esta guía los encontrarás, unirás las partes y los archivarás por fecha.',
    steps: [
      {
        title: 'Crea una cuenta gratuita',
        text: 'Con ella se abren los programas de Canale 5, Italia 1 y Rete 4; también puedes entrar con una red social. Infinity+ es la parte de pago. Si la contrataste como canal de Amazon, necesitas el producto de Prime Video.',
      },
      {
        title: 'Abre «Puntate intere»',
        text: 'Está más abajo, después de cinco o seis filas de «Clip» y «Extra» que solo contienen fragmentos. Los programas diarios se ordenan por meses. Con el filtro de la aplicación, doscientas entradas se reducen a doce.',
      },
      {
        title: 'Une las partes de una gala',
        text: 'Las galas se dividen a veces en dos o tres archivos numerados; márcalos todos y acepta la unión. Tres horas en 720p ocupan unos 3 GB. Reproduce diez segundos alrededor del punto de unión: una frase repetida es normal, pero si falta una escena, marcaste dos veces la misma parte.',
      },
      {
        title: 'Empieza el nombre del archivo por la fecha',
        text: 'Los programas diarios se llaman todos igual y solo se distinguen por el día. Con un nombre como «2025-11-06 – Uomini e donne» quedarán en orden.',
      },
      {
        title: 'Crea una carpeta para cada programa',
        text: 'Usa el canal y el nombre del programa. Las galas se publican por la mañana, de modo que es mejor descargarlas después; mira al final si el presentador se despide, señal de que no falta nada. Las ediciones diarias de diez minutos se pueden unir por semanas.',
      },
    ],
    hints: [
      {
        title: 'Telenovelas turcas',
        text: 'En Italia, cada episodio original se divide en dos o tres, y la cuenta no coincide con la española. El «Episodio 61, parte 2» no es el 61 de otros países. Usa siempre la numeración de Mediaset.',
      },
      {
        title: 'Grande Fratello',
        text: 'La emisión continua no se guarda. Las galas sí, mientras estén publicadas, que suele ser hasta que empieza la edición siguiente.',
      },
      {
        title: 'Horarios de verano',
        text: 'A partir de junio, algunas series cambian de hora o duran el doble. Las fechas siguen siendo correctas.',
      },
      {
        title: 'Tres versiones de un reality',
        text: 'Hay una gala, una edición diaria y una emisión continua. La edición del día anterior a la gala resume la semana en media hora.',
      },
      {
        title: 'Estrenos y reposiciones',
        text: '«Prima TV» indica que es un estreno en Italia. Sin esas palabras, puede ser una reposición con fecha nueva.',
      },
    ],
    questions: [
      {
        question: '¿Es la misma que en España?',
        answer:
          'No. Comparten nombre y grupo, pero tienen cuentas, webs y catálogos distintos, aunque uses el mismo correo. Este producto es para la italiana.',
      },
      {
        question: '¿Por qué esta película pide Infinity+?',
        answer:
          'El cine suele estar en la parte de pago, aunque se haya emitido en abierto. A cambio, casi siempre trae la voz original además de la italiana, y puedes guardar ambas en un MKV.',
      },
      {
        question: 'El capítulo empieza con cinco minutos que ya he visto. ¿Es un error?',
        answer:
          'No, es el resumen, que en Italia es más largo. Puedes saltarlo en el reproductor, pero no cortarlo sin perder parte de la escena siguiente.',
      },
      {
        question: '¿Hay subtítulos?',
        answer: 'En parte de la ficción y del cine, y solo en italiano. Las tertulias no los llevan.',
      },
      {
        question: 'Contraté la suscripción en el televisor. ¿Funciona?',
        answer: 'Sí, en cuanto la vincules a un correo con el que puedas iniciar sesión en la web.',
      },
    ],
    meta_title: 'Guía: programas de Mediaset Infinity',
    meta_description:
      '«Puntate intere», partes unidas y la fecha en el nombre: cómo guardar programas y series de la Mediaset Infinity italiana.',
  },
  movistar_plus_downloader: {
    title: 'Movistar Plus+: cómo guardar series con doblaje y VOSE',
    intro:
      'Movistar Plus+ se puede contratar sin tener fibra de Movistar. Sus series originales tienen pocos capítulos y son fáciles de guardar. Como ejemplo usaremos un policiaco francés con dos voces y una serie española con subtítulos para sordos.',
    steps: [
      {
        title: 'Inicia sesión con los datos que te corresponden',
        text: 'Los clientes de Movistar usan los datos de su línea; quienes contrataron solo la televisión, el correo del alta. Si aparece un error de usuario, probablemente hayas elegido el acceso del otro grupo. El perfil infantil oculta los originales para adultos.',
      },
      {
        title: 'Busca la serie en «Originales»',
        text: 'Las producciones propias permanecen más tiempo que las compradas. Las series terminadas se pueden marcar enteras; de las nuevas suelen publicarse dos capítulos cada vez.',
      },
      {
        title: 'Elige el doblaje, la VOSE o ambos',
        text: 'Si un título extranjero dice «Dual», puedes guardar las dos voces en un MKV. En los españoles, mira si hay subtítulos para sordos. El catalán, el gallego y el euskera aparecen como ca, gl y eu. Para la tableta, elige MP4 con una sola voz.',
      },
      {
        title: 'Calcula el tamaño de la temporada',
        text: 'Seis capítulos de cincuenta minutos en 720p ocupan unos 5 GB y caben en una memoria USB pequeña. Para una película, cuenta entre 2 y 4 GB, según la resolución que ofrezca la web.',
      },
      {
        title: 'Descarga y compara las dos voces',
        text: 'Escucha la misma frase en cada pista. Si la voz no va acompasada con los labios, descarga el título desde el catálogo y no desde «Últimos 7 días», donde está tal como se emitió. Prueba también la tecla que cambia de pista en tu reproductor.',
      },
    ],
    hints: [
      {
        title: '«Últimos 7 días»',
        text: 'Las entrevistas y los programas de los canales están disponibles una semana y desaparecen a la misma hora en que se emitieron. El de la noche ya aparece por la mañana.',
      },
      {
        title: 'Partidos a la carta',
        text: 'Los completos faltan a menudo; los programas que los comentan, bastante menos. El nombre del archivo lleva los equipos, pero no el resultado.',
      },
      {
        title: 'Dos versiones de una película',
        text: 'Algunas figuran en HD y en otra resolución para pantallas grandes. En el ordenador suele abrirse la primera.',
      },
      {
        title: 'Ciclos de cine',
        text: 'Los dedicados a un director o a una década tienen su propia página, y todas las películas se retiran la misma noche.',
      },
      {
        title: 'Documentales propios',
        text: 'Los de música y deporte permanecen durante años, así que puedes dejarlos para el final de la cola.',
      },
    ],
    questions: [
      {
        question: '¿Hay títulos en catalán, gallego o euskera?',
        answer:
          'Algunos, y lo confirma el menú de idiomas de cada ficha. Las series rodadas en Galicia o Cataluña suelen incluir su lengua original y el doblaje.',
      },
      {
        question: 'Me voy un mes a Lisboa. ¿Sigue funcionando?',
        answer:
          'Sí, una suscripción de pago se puede usar durante una estancia temporal en la Unión Europea. Para ver lo que guardaste en casa ni siquiera necesitas conexión.',
      },
      {
        question: '¿Qué significa «Disfruta en el descodificador»?',
        answer:
          'Que ese título solo se ve en el descodificador. Si la web no lo reproduce, tampoco se puede elegir en la aplicación.',
      },
      {
        question: '¿Se incluyen mis grabaciones en la nube?',
        answer:
          'No, esas se guardan en Movistar con su propio plazo. Este producto abarca el catálogo y los últimos siete días.',
      },
      {
        question: '¿Y Netflix o DAZN, que van en mi paquete?',
        answer:
          'Se abren en sus propias webs. Si quieres guardar sus títulos, mira en la tienda si hay un descargador para ese servicio.',
      },
    ],
    meta_title: 'Guía: Movistar Plus+ con doblaje y VOSE',
    meta_description:
      '«Originales», doblaje o VOSE y los últimos siete días: cómo guardar series y películas de Movistar Plus+ en tu ordenador.',
  },
  rakuten_tv_downloader: {
    title: 'Rakuten TV: cómo guardar lo comprado, alquilado o gratis',
    intro:
      'Rakuten TV es a la vez una tienda y un servicio gratuito con anuncios. Las películas compradas, las alquiladas y las gratuitas comparten portada, pero dan derechos distintos. Empieza por tu biblioteca para no confundirlas.',
    steps: [
      {
        title: 'Inicia sesión y abre «Mi biblioteca»',
        text: 'Las compras y los alquileres aparecen en filas distintas; los alquileres muestran las horas que quedan y desaparecen al vencer. El servicio existe en unos cuarenta países europeos, y tu cuenta pertenece a uno de ellos.',
      },
      {
        title: 'Lee las condiciones del título',
        text: 'Su página explica qué puedes hacer con él y durante cuánto tiempo. Si incluye descarga en tus dispositivos, prueba primero esa vía. Un alquiler suele dar treinta días para empezar y cuarenta y ocho horas para terminar. El segundo plazo se pone en marcha en cuanto lo reproduces.',
      },
      {
        title: 'Elige el idioma antes de reproducir',
        text: 'Algunas películas se sirven en un solo idioma y no se puede cambiar después. En la ventana, la bandera indica la voz y la línea de debajo, los subtítulos. Hay menos que en las plataformas de suscripción, así que míralos antes de pagar.',
      },
      {
        title: 'Crea tres carpetas',
        text: 'Llámalas, por ejemplo, «Compradas», «Alquiladas» y «Gratis», para saber siempre qué tienes que borrar. En las alquiladas, pon el día y la hora de vencimiento en el nombre. Una película en HD ocupa 3 o 4 GB.',
      },
      {
        title: 'Comprueba la descarga',
        text: 'Abre la película al principio y hacia los tres cuartos. Si es un alquiler, bórrala cuando venza el plazo, igual que devolverías un disco. Si pagaste por UHD, mira qué resolución se recibe realmente en el ordenador.',
      },
    ],
    hints: [
      {
        title: 'Canales en directo',
        text: 'En el mismo menú que las películas gratuitas hay canales con programación continua. De ellos no se puede elegir nada.',
      },
      {
        title: 'Resolución en el navegador',
        text: 'Suele ser inferior a la del televisor, y el archivo tiene la del navegador. HD y UHD se venden por separado: solo tendrás la versión que pagaste.',
      },
      {
        title: 'La sección gratuita cambia',
        text: 'Se renueva cada mes y no es igual en España que en Italia. Una película gratuita puede costar dinero en marzo y volver a ser gratis en mayo.',
      },
      {
        title: 'Producciones propias',
        text: 'Los documentales de Rakuten sobre futbolistas se ven gratis en muchos países y llevan más subtítulos que el resto.',
      },
      {
        title: 'Haz antes una prueba',
        text: 'Si vas a alquilar una película para un viaje, guarda primero una gratuita. Sabrás que la conexión, el disco y el reproductor funcionan sin que corra ningún plazo.',
      },
    ],
    questions: [
      {
        question: 'Compré una película y la han retirado. ¿Qué pasa?',
        answer:
          'Lo normal es que ya no se venda pero siga en tu biblioteca. Si tampoco está ahí, consulta las condiciones que aceptaste y pregunta a Rakuten; conserva el recibo.',
      },
      {
        question: '¿Puedo comprar en la tienda de otro país?',
        answer:
          'No, la cuenta se queda en el país donde la abriste. El Rakuten TV japonés es en la práctica otra empresa, con otras cuentas y otro catálogo.',
      },
      {
        question: 'La guardé doblada, pero se abre en inglés. ¿Qué hago?',
        answer:
          'El reproductor empieza por la primera pista. Cámbiala con una tecla o, la próxima vez, sube tu idioma en la lista antes de guardar.',
      },
      {
        question: '¿Sirven los puntos de Rakuten?',
        answer:
          'En algunos países puedes pagar con ellos una película. Para la aplicación no hay diferencia.',
      },
      {
        question: '¿Puedo conservar lo que compré?',
        answer:
          'La compra te permite verlo en Rakuten TV. Si puedes hacer además una copia privada, depende de sus condiciones y de la ley.',
      },
    ],
    meta_title: 'Guía: Rakuten TV, compras y alquileres',
    meta_description:
      '«Mi biblioteca», condiciones, idioma y tres carpetas: cómo guardar películas de Rakuten TV según lo que hayas pagado.',
  },
  skyshowtime_downloader: {
    title: 'SkyShowtime: qué puedes guardar si ya tienes licencia',
    intro:
      'Este producto no está a la venta en este momento. Si conservas una licencia, la guía te ayuda a usarla mientras funcione y a descubrir pronto si ha dejado de hacerlo. SkyShowtime existe en España, Portugal y otra veintena de países europeos.',
    steps: [
      {
        title: 'Actualiza la aplicación e inicia sesión',
        text: 'Instala primero la última versión, porque las antiguas ya no abren la página de acceso; los ajustes y la cola se conservan. Elige después el país de tu cuenta. Si tras la contraseña aparece una página en blanco, es probable que el servicio haya cambiado algo.',
      },
      {
        title: 'Elige el idioma de la web',
        text: 'De él dependen los títulos, las sinopsis y los nombres de archivo, lo cual importa si varias personas usan el mismo disco. Los subtítulos se ajustan más adelante.',
      },
      {
        title: 'Haz una prueba con un solo título',
        text: 'En las páginas de Paramount, Universal, Nickelodeon o Sky, elige una comedia de media hora y añádela a la cola. Si se reproduce pero no se guarda, no sigas: con más títulos pasará lo mismo.',
      },
      {
        title: 'Elige el audio y los subtítulos',
        text: 'En España casi todo está doblado; para practicar inglés, guarda la versión original con subtítulos en esa lengua. Los demás aparecen con su código, por ejemplo sv, pl o ro. Una hora en 720p ocupa alrededor de un giga. Comprueba que las letras ğ, ő y ł se ven bien.',
      },
      {
        title: 'Cuéntanos el resultado',
        text: 'Si funciona, guarda los títulos de uno en uno y abre cada archivo antes de pasar al siguiente. Si falla, envíanos por el formulario de contacto el título, el país, el sistema y el registro, que no contiene vídeos ni contraseñas. Así podemos decidir si el producto vuelve, y el soporte te dirá qué puedes esperar.',
      },
    ],
    hints: [
      {
        title: 'Tu licencia sigue siendo válida',
        text: 'Permanece en tu cuenta y, si es de por vida, rebaja el precio de una suite como cualquier otra. En la página del producto se lee su estado actual y qué alternativas hay.',
      },
      {
        title: 'Las mismas series en otros servicios',
        text: 'Según el país, parte de los títulos de Paramount, Universal y Sky está también en otras plataformas. Mira si ya tienes el producto correspondiente.',
      },
      {
        title: 'Los archivos guardados no se borran',
        text: 'Se siguen abriendo en cualquier reproductor, pero con las condiciones de tu suscripción a SkyShowtime.',
      },
      {
        title: 'Descargas del propio servicio',
        text: 'Algunos planes las ofrecen en el móvil y la tableta. Para un viaje, hoy por hoy es lo más seguro.',
      },
    ],
    questions: [
      {
        question: '¿Qué subtítulos elijo para aprender un idioma?',
        answer:
          'Los de la lengua que se oye, porque una traducción siempre resume. Con dos archivos SRT puedes cambiar de una lengua a otra en el ordenador.',
      },
      {
        question: '¿El catálogo depende del plan?',
        answer:
          'Muy poco. Lo que cambia son los anuncios, la resolución y el número de pantallas; consulta la tabla de tu país.',
      },
      {
        question: '¿Por qué se retiró el producto?',
        answer:
          'Porque no vendemos algo que no podemos mantener. El servicio cambia sus páginas a menudo, y un producto que solo funciona algunos días no es suficiente.',
      },
      {
        question: 'Mi plan se renueva. ¿Tendré que pagar otra vez?',
        answer:
          'En tu cuenta ves la fecha del próximo cobro y puedes cancelarlo cuando quieras. Si crees que un cobro fue un error, escríbenos.',
      },
      {
        question: '¿Funciona con la suite?',
        answer: 'No mejor que con el producto individual. La suite merece la pena por los demás servicios.',
      },
    ],
    meta_title: 'Guía: SkyShowtime si ya tienes licencia',
    meta_description:
      'El producto para SkyShowtime no está a la venta ahora: cómo probarlo si tienes una licencia y qué alternativas existen.',
  },
  now_tv_downloader: {
    title: 'NOW: qué puedes guardar si ya tienes el producto',
    intro:
      'NOW vende por meses las series, el cine y el deporte en el Reino Unido e Irlanda, cada cosa con su propio pase. Nuestro producto no está a la venta en este momento; esta guía es para quien ya lo tiene y quiere saber si todavía le sirve.',
    steps: [
      {
        title: 'Mira en tu cuenta qué pases tienes',
        text: 'En «My Account» ves cuáles están activos y cuándo se renuevan, y también cuándo una prueba pasa a ser de pago. Cancela a tiempo los que no uses. Un pase en pausa no abre ningún título.',
      },
      {
        title: 'Comprueba qué pase necesita el título',
        text: 'Las series y los programas infantiles pertenecen a Entertainment y las películas, a Cinema. Un candado indica que te falta el pase. Si el título se reproduce en tu navegador, puedes elegirlo.',
      },
      {
        title: 'Empieza por lo que se retira antes',
        text: 'La fila «Leaving soon» reúne los títulos más urgentes. Las series de HBO cambian de servicio según los contratos; mira también en HBO Max.',
      },
      {
        title: 'Descarga un capítulo de prueba',
        text: 'Elige una comedia de media hora, que ocupa unos 500 MB en 720p. Hazlo de noche, cuando no haya nadie más conectado, porque las reproducciones simultáneas son limitadas. Si la barra de progreso no avanza, cancela la tarea.',
      },
      {
        title: 'Decide según el resultado',
        text: 'Si no funciona, conserva la licencia, que no te cuesta nada. Si funciona, úsala para lo que ibas a ver este mes, pero no renueves un pase solo por eso. Apunta la fecha de la prueba: las películas y las series pueden dar resultados distintos, y dentro de un mes quizá cambien.',
      },
    ],
    hints: [
      {
        title: 'El complemento Boost',
        text: 'Añade la alta definición, el sonido envolvente y una pantalla más, y quita anuncios. No influye en si un título se puede guardar.',
      },
      {
        title: 'Estado del producto',
        text: 'Lo indica su página. Mira también si las notas de la última versión mencionan NOW; si no lo hacen, no esperes demasiado.',
      },
      {
        title: 'Descargas del propio NOW',
        text: 'Su aplicación para móviles las ha ofrecido con ciertos pases. La ayuda de NOW dice con cuáles.',
      },
      {
        title: 'Otros servicios británicos',
        text: 'Los productos para iPlayer, ITVX y Channel 4 están a la venta y tienen prueba gratuita.',
      },
      {
        title: 'Descuento en la suite',
        text: 'Una licencia de NOW de por vida rebaja la suite de vídeo para el mismo sistema. Inicia sesión y su página te mostrará cuánto.',
      },
    ],
    questions: [
      {
        question: '¿Sirve para el NOW italiano?',
        answer:
          'No. Lo que en Italia se llama NOW y en Alemania WOW tiene otros contratos, otras cuentas y otro catálogo. Este producto se hizo para el Reino Unido e Irlanda.',
      },
      {
        question: 'Se me acaba el mes de Cinema. ¿Qué hago?',
        answer:
          'Borra los archivos de ese pase, porque con él termina tu derecho a verlos. Para no olvidarlo, pon la fecha de vencimiento en el nombre de la carpeta.',
      },
      {
        question: '¿Volverá a venderse?',
        answer: 'No podemos prometerlo. Si vuelve, verás los planes en su página.',
      },
      {
        question: '¿Serviría de algo otro ordenador?',
        answer:
          'Pocas veces. Cuando a una persona le funciona y a otra no, suele deberse al pase o a una versión antigua de la aplicación.',
      },
      {
        question: '¿Qué datos necesita el soporte?',
        answer:
          'El pase, el título, el sistema, la versión y el mensaje exacto que ves en pantalla. Adjunta también el registro.',
      },
    ],
    meta_title: 'Guía: NOW para quien ya tiene el producto',
    meta_description:
      'El producto para NOW no está a la venta ahora: cómo comprobar pases y títulos y hacer una prueba si ya tienes la licencia.',
  },
  videoland_downloader: {
    title: 'Videoland: cómo guardar series en Windows para el tren',
    intro:
      'Videoland reúne series propias y los programas de RTL Nederland. El producto se vende solo para Windows. De Groninga a Maastricht hay cuatro horas en tren con un transbordo: tiempo para cuatro capítulos y un café en Utrecht.',
    steps: [
      {
        title: 'Inicia sesión y elige tu perfil',
        text: 'En la cuenta ves qué plan tienes; el más barato lleva anuncios y una sola pantalla. Usa tu propio perfil para que nadie cambie el punto donde lo dejaste. El infantil solo muestra dibujos y títulos parecidos, de modo que para un thriller necesitas otro.',
      },
      {
        title: 'Busca en «Originals» o en «Gemist»',
        text: 'En la primera sección están las series propias, casi siempre de ocho capítulos; en la segunda, lo emitido en televisión, ordenado por canal y día durante unas semanas. «Extra’s» contiene los reportajes de rodaje. La serie se abre por lo más reciente: cambia a «Seizoen 1».',
      },
      {
        title: 'Marca la serie diaria por semanas',
        text: '«GTST» se emite de lunes a viernes, y los suscriptores ven a veces un capítulo antes, señalado con «Vooruitkijken». La fecha de la lista es la de publicación en Videoland y no la de emisión; guíate por el número.',
      },
      {
        title: 'Activa los subtítulos en neerlandés',
        text: 'En el menú «Ondertiteling», «nl» es la traducción de los títulos extranjeros y «nl, SDH», el texto para sordos de los neerlandeses. Ocho capítulos en 720p ocupan unos 5 GB.',
      },
      {
        title: 'Descarga y haz una prueba sin conexión',
        text: 'Activa el modo avión y abre el segundo archivo en vez del primero, para comprobar a la vez el orden y los subtítulos. Cierra los demás programas, carga la batería y ten los auriculares a mano.',
      },
    ],
    hints: [
      {
        title: 'Para practicar neerlandés',
        text: 'Las series de Ámsterdam usan mucha jerga; se entiende mejor un programa sobre casas. Las flamencas llevan subtítulos incluso para el público neerlandés.',
      },
      {
        title: 'Videoland en Bélgica',
        text: 'El servicio se contrata solo en los Países Bajos. Durante un viaje por la Unión Europea, tu suscripción se abre también en Bélgica.',
      },
      {
        title: 'Programas de citas',
        text: 'Publican varios capítulos por semana. Pon la fecha en el nombre, o verás la ruptura del domingo antes que el beso del viernes.',
      },
      {
        title: 'Películas de cada mes',
        text: 'Se retiran a fin de mes, y la fila «Binnenkort weg» lo avisa. Las producciones propias permanecen.',
      },
      {
        title: 'Batería en el tren',
        text: 'No todos los Intercity tienen enchufes. Con un archivo en 720p y la pantalla a medio brillo, una carga dura todo el trayecto.',
      },
    ],
    questions: [
      {
        question: '¿Puedo verlo de vacaciones en España?',
        answer:
          'Sí, una suscripción pagada en los Países Bajos se puede usar durante un viaje por la Unión Europea. La web puede pedirte que confirmes dónde vives.',
      },
      {
        question: 'Falta una temporada intermedia. ¿Dónde está?',
        answer:
          'Quizá en otra plataforma, como NPO Start, la de la televisión pública. Mira de nuevo cuando se estrene la siguiente, porque entonces a veces recuperan las anteriores.',
      },
      {
        question: '¿Qué plan necesito?',
        answer: 'Sirve cualquiera. El menú de calidad muestra la resolución que incluye el tuyo.',
      },
      {
        question: '¿Pueden ver dos personas la misma serie con subtítulos distintos?',
        answer:
          'A la vez en un portátil, no. Con un MKV que tenga las dos pistas, cada una puede elegir la suya cuando le toque.',
      },
      {
        question: 'Lo tengo con mi contrato de internet. ¿Cómo entro?',
        answer:
          'Con la cuenta que creaste al activarlo, no con la de la operadora. La encontrarás en el correo de confirmación de Videoland.',
      },
    ],
    meta_title: 'Guía: series de Videoland en Windows',
    meta_description:
      'Originals, Gemist, «GTST» por semanas y subtítulos en neerlandés: cómo guardar series de Videoland en un ordenador con Windows.',
  },
}
