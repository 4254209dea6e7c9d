import type { ContentTexts } from '../texts'

export const guidesJapan: ContentTexts['guides'] = {
  u_next_downloader: {
    title: 'U-NEXT: lo que entra en la cuota y lo que cuesta puntos',
    intro:
      'El fondo es inmenso, pero la mensualidad no lo cubre todo. Antes de marcar nada, aprende los tres signos de los carteles. Con tres palabras en japonés no pagarás nada por descuido, y lo demás sale en una tarde.',
    steps: [
      {
        title: 'Entra estando en Japón',
        text: 'Abre video.unext.jp en el navegador interno. Tanto el alta como la reproducción suponen que vives allí. Tras la contraseña se elige quién mira: cada uno tiene su acceso, y así los dibujos no invaden tus recomendaciones. Fuera de Japón la página se detiene con un aviso.',
      },
      {
        title: 'Descifra el cartel',
        text: '見放題 quiere decir incluido; ポイント, alquiler con puntos; 購入, compra. Un filtro esconde lo que se paga aparte. El filtro es un botón sobre los resultados. Los puntos equivalen a yenes, y la aplicación no gasta ninguno: alquilar sigue siendo un clic tuyo en su web.',
      },
      {
        title: 'Elige 字幕 o 吹替',
        text: 'Lo extranjero está subtitulado y doblado, por lo común en dos fichas. Comprueba que tienes abierta la tuya. Los carteles son idénticos. En animación, el doblaje suele correr a cargo de famosos y merece una comparación. Para verlo con niños, 吹替; para una serie de HBO, 字幕 con su voz.',
      },
      {
        title: 'Guarda el dorama',
        text: 'Suelen ser de diez a doce capítulos. La marca 日本語字幕 promete texto en japonés, de gran ayuda si estudias. Una hora de dorama en 720p es un giga escaso. Márcalo todo, déjalo de noche y mira al día siguiente los dos últimos minutos; que falten los patrocinadores es normal. Si un televisor antiguo enseña cuadritos en lugar de kanji, deja solo número y fecha en el nombre.',
      },
      {
        title: 'Aísla lo alquilado',
        text: 'Desde que le das a reproducir quedan normalmente 48 horas, y después hay que borrar el archivo. La hora exacta consta en la compra. Ponla en el nombre de la carpeta y vacíala los domingos.',
      },
    ],
    hints: [
      {
        title: 'Cuentas de familia',
        text: 'La principal puede abrir tres más y prohibirles gastar puntos. El control de compras se ajusta en la del titular.',
      },
      {
        title: 'Puntos con fecha',
        text: 'Sirven para estrenos y hasta para entradas de cine, pero vencen. No los olvides. Se abonan cada mes y caducan a los noventa días. Una película aún en salas puede salirte por nada.',
      },
      {
        title: '配信終了',
        text: 'Bajo esas letras se reúne lo que está a punto de irse. A fin de mes la lista es larga y vale diez minutos.',
      },
      {
        title: 'Cuatro pantallas, un título',
        text: 'Cuatro personas pueden mirar a la vez, aunque no todas lo mismo. Si te lo niega, alguien fue más rápido.',
      },
    ],
    questions: [
      {
        question: '¿Dónde quedaron las series de Paravi?',
        answer:
          'En U-NEXT desde 2023. Busca por cadena, TBS o TV Tokyo, y aparecerán juntas. Teclea «TBS» en letras latinas, que el buscador las entiende.',
      },
      {
        question: '¿Están ahí las de HBO?',
        answer:
          'En Japón, sí, muchas de ellas, con doblaje o subtítulos en japonés. Lo corriente es original con texto japonés.',
      },
      {
        question: '¿Me basta el mes de prueba de U-NEXT?',
        answer:
          'Lo incluido se ve y se puede elegir. Si no sigues, se acaba también tu derecho a lo guardado.',
      },
      {
        question: '¿Dónde está la segunda temporada?',
        answer:
          'Cada una tiene página propia, enlazada con 関連作品 y casi con el mismo nombre. Fíjate en el año.',
      },
    ],
    meta_title: 'Guía: U-NEXT, cuota o puntos',
    meta_description:
      '見放題 o puntos, 字幕 o 吹替: cómo leer los signos de U-NEXT, elegir versión y respetar los plazos si vives en Japón.',
  },
  dmm_downloader: {
    title: 'DMM TV: el anime del trimestre y las obras 2.5D',
    intro:
      'Dos aficiones comparten plataforma: el anime recién estrenado y el teatro nacido del manga. Cada una pide su propia carpeta. Veinticuatro minutos por semana de un lado y dos horas y media de golpe del otro: ni el disco ni la noche se reservan igual.',
    steps: [
      {
        title: 'Mira si DMM Premium está activo',
        text: 'Inicia sesión en tv.dmm.com; la página de la cuenta lo dice en una línea. Lo comprado en otras tiendas del grupo no sale aquí. Si te manda a dmm.com, vuelve a la dirección que empieza por «tv». Crea un perfil en la página de DMM TV: después, la pregunta de quién mira saldrá también en el navegador interno.',
      },
      {
        title: 'Abre el calendario',
        text: 'Los estrenos van por día de la semana, de modo que sabes cuándo volver. Las horas pasan de 24: el martes a las 25:30 es la una y media del miércoles. Lo guardado aparece señalado.',
      },
      {
        title: 'Localiza la función',
        text: 'Una obra 2.5次元 viene acompañada de entrevistas y camerinos. La que dura dos o tres horas es la representación. Si pone 前編 y 後編, los actos van por separado; marca los dos o te quedarás en el descanso. Compara reparto y día de grabación.',
      },
      {
        title: 'Archivo único o por capítulos',
        text: 'La obra, de una pieza; la serie, episodio a episodio. Los escenarios son oscuros: tamaño grande, entre 6 y 8 GB, y ahorra en el anime.',
      },
      {
        title: 'Suma el anime de partida',
        text: 'Casi siempre está en el mismo fondo, y sus colores planos se conforman con 720p: doce capítulos, 6 GB. Mételo junto a la obra, numera el escenario tras la temporada que cuenta y pon la canción de apertura de cada uno para comparar el sonido.',
      },
    ],
    hints: [
      {
        title: 'Varias pantallas',
        text: 'Se permiten, aunque no siempre con el mismo título. Apaga antes el televisor. Si la cola espera sin motivo, alguien estará viendo algo en casa.',
      },
      {
        title: 'Nada más que vídeo',
        text: 'Con esa cuenta DMM abre muchos otros servicios, de los que aquí no hablamos. Los programas de humor se buscan bien por actor de voz. El producto abre solo el catálogo general, sin obras para adultos.',
      },
      {
        title: 'Dos fechas por entrada',
        text: 'El día de la función y el final del archivo. Solo entre ambas hay algo que elegir.',
      },
      {
        title: 'Con auriculares',
        text: 'Los micrófonos de los actores y la sala suenan juntos. Un buen estéreo devuelve el teatro.',
      },
      {
        title: '最速, 独占, 見放題',
        text: 'Los dos primeros son reclamo; el tercero es el que atañe a tu cuota.',
      },
    ],
    questions: [
      {
        question: 'Pago Premium y la obra se cobra aparte, ¿es normal?',
        answer:
          'Sí, los estrenos se venden sueltos y algunos pasan más tarde a la cuota. La repetición de una entrada se puede elegir mientras la tuya valga.',
      },
      {
        question: '¿Encontraré algo en español?',
        answer:
          'Poco o nada. Todo está pensado para quien entiende japonés. Con el título inglés del anime encontrarás en otra parte una versión traducida.',
      },
      {
        question: '¿Los comentarios del reparto van como segunda pista?',
        answer: 'Si DMM los ofrece así, en un MKV. Lo normal es que sean otro vídeo.',
      },
      {
        question: 'Falta el musical del año pasado',
        answer:
          'Los derechos se dan por función y suelen acabar al salir el disco. Un montaje nuevo trae de vuelta los viejos unas semanas.',
      },
    ],
    meta_title: 'Guía: DMM TV, anime y teatro 2.5D',
    meta_description:
      'Calendario por días, función y no extras, una pieza por obra: así se ordenan el anime y el teatro de DMM TV para uso privado.',
  },
  abema_downloader: {
    title: 'ABEMA: ver lo gratuito antes de que se cierre',
    intro:
      'ABEMA es una cadena y también una videoteca. Muchos capítulos se abren unos días y luego quedan para los socios, así que importa el orden. La regla cabe en una frase y el calendario, en tres páginas: aprende a leer el relojito.',
    steps: [
      {
        title: 'De テレビ a ビデオ',
        text: 'Abandona el directo y entra en la sección de vídeo: lo que está en emisión no se guarda. La pestaña está en la barra de arriba. Lo recién emitido entra al acabar, a menudo en menos de una hora; baja el volumen, que la portada arranca sola. La lupa lleva a la página de cada serie, con lo más nuevo arriba y los especiales en otra pestaña.',
      },
      {
        title: 'Busca la fecha límite',
        text: '無料 es gratis, con su último día al lado; プレミアム requiere el plan de pago. «あと3日» da margen y «本日まで» no. La P amarilla es de pago, y un capítulo puede llevar las dos cosas. El plan barato, con publicidad, también es Premium y abre lo mismo.',
      },
      {
        title: 'Coloca delante lo que vence',
        text: 'Si una serie libera un capítulo por semana, quédate con el día y vuelve entonces. La aplicación sabe ordenar por ese plazo. Un anime de temporada dura hasta el siguiente: el jueves, ocúpate de lo del viernes.',
      },
      {
        title: 'Bautiza las partidas',
        text: 'En shogi y mahjong los títulos son interminables: deja liga, ronda y jugadores. Diez horas de shogi en tamaño pequeño son 2 o 3 GB, porque el tablero apenas se mueve. La M League trae dos partidas por jornada.',
      },
      {
        title: 'Cuenta las partes',
        text: 'Los especiales se dividen de #1 a #4 y no vencen a la vez. Terminada la cola, cuéntalas: la que se te escape no vuelve sin plan de pago, y un hueco entre dos archivos pasa inadvertido. Abre la última y oye la despedida.',
      },
    ],
    hints: [
      {
        title: 'El apartado 見逃し',
        text: 'Agrupa los últimos días, por si llegaste tarde al principio. Un espacio cambiado de hora sigue unos días en la suya de antes.',
      },
      {
        title: 'Mensajes del público',
        text: 'Corren junto a la imagen y no forman parte del vídeo guardado. Si te agobian en directo, una flecha los cierra.',
      },
      {
        title: 'Primeros abiertos',
        text: 'El capítulo 1 de muchas series queda libre todo el trimestre. Empieza por las que cierran ya el 2.',
      },
      {
        title: 'Maratones',
        text: 'Antes de una continuación, lo anterior se abre dos o tres días. Ten cincuenta gigas libres.',
      },
    ],
    questions: [
      {
        question: '¿De dónde salen los anuncios?',
        answer:
          'Pagan la parte gratuita. El plan de pago existe con ellos y sin ellos. Espera a que pase: la aplicación conoce las pistas cuando empieza el programa.',
      },
      {
        question: '¿Se ve ABEMA desde España?',
        answer:
          'Una parte; el anime, rara vez. La ficha avisa antes de reproducir. Lo que se reproduzca donde estás se puede elegir; lo demás, no. Las noticias, por ejemplo, suelen abrirse.',
      },
      {
        question: '¿Cuánto está gratis después?',
        answer: 'A menudo siete días, en ocasiones 72 horas o uno. Manda el reloj de la página.',
      },
      {
        question: 'Pagué un combate con monedas, ¿se guarda?',
        answer: 'La repetición, hasta la fecha que decía la compra, si la publican. El directo, no.',
      },
      {
        question: 'Sin Premium se ve más pequeño',
        answer: 'El tamaño mayor lo reservan a ciertos títulos y planes. El menú enseña lo que te dan.',
      },
    ],
    meta_title: 'Guía: ABEMA, antes de la fecha límite',
    meta_description:
      '無料 y プレミアム, orden por vencimiento y nombres para las partidas: los vídeos de ABEMA dentro de lo que permiten la ley y sus normas.',
  },
  lemino_downloader: {
    title: 'Lemino: K-pop y boxeo con una cuenta d',
    intro:
      'El sucesor de dTV vive de conciertos, combates y programas coreanos que a veces duran muy poco en cartel. A la fan de un grupo y al aficionado al boxeo les pasa lo mismo: si lo dejan para el domingo siguiente, la página está vacía.',
    steps: [
      {
        title: 'Hazte una cuenta d',
        text: 'No cuesta nada ni exige una línea de Docomo. Lemino Premium se contrata encima. Un correo y un código. En lemino.docomo.ne.jp el acceso queda arriba a la derecha, y luego verás ahí tu inicial. Ten el teléfono al lado, porque la segunda prueba es un código o la aplicación de la cuenta d.',
      },
      {
        title: 'Distingue tres regímenes',
        text: 'Gratis con anuncios, dentro de Premium o vendido suelto: lo aclara la ficha. La corona es Premium y un precio, compra con plazo. Filtra antes de marcar y te ahorras abrir diez fichas. En la página de un grupo hay pestañas de vídeos, programas y conciertos: un concierto es una línea, un programa una docena.',
      },
      {
        title: 'Espera al 見逃し配信',
        text: 'Tras un directo queda unos días la repetición, y solo ella tiene comienzo y final. El último día va al pie de la descripción. Lo del sábado se apaga muchas veces el viernes a las 23:59 de Tokio.',
      },
      {
        title: 'Para cuando quieras',
        text: 'Una velada de boxeo son muchas horas. La tarea continúa en el punto donde la dejaste. Cinco horas en 720p son 4 o 5 GB. El combate principal cierra siempre: mira que esté.',
      },
      {
        title: 'Escucha lo más fuerte',
        text: 'Un concierto en 1080p son 5 GB; una charla en 480p, 300 MB. Acabado, pon la canción más ruidosa: si no crepita, el sonido y el disco han ido a la par. Escribe la fecha límite en el nombre, que cuando quieras leerla la página ya no estará.',
      },
    ],
    hints: [
      {
        title: 'Buscar por estado de ánimo',
        text: 'Lemino clasifica también por emociones. Si buscas un grupo, escribe su nombre. Prueba con letras latinas y con katakana. Buscando por un miembro se te escapan programas.',
      },
      {
        title: 'Primero el sonido',
        text: 'Un concierto trae una sola pista. Quédate con la buena, aunque tengas que ceder en imagen. Para una rueda de prensa, al revés: poco tamaño. Entre un archivo y otro hay hasta cinco veces de diferencia.',
      },
      {
        title: 'Sin cortes',
        text: 'ノーカット版 es el montaje íntegro de una serie coreana y dura varios minutos más.',
      },
      {
        title: 'Noches abiertas',
        text: 'Se han dado títulos mundiales sin pagar. Su archivo puede pedir Premium igualmente.',
      },
    ],
    questions: [
      {
        question: '¿Qué fue de mi abono a dTV?',
        answer:
          'Los contratos pasaron a Lemino en 2023. Al iniciar sesión verás en qué quedó el tuyo. Los favoritos no vinieron enteros: rehazlos con artistas y no con títulos.',
      },
      {
        question: '¿Puedo verlo con amigas en casa?',
        answer:
          'Verlo juntas es un acto privado. Llevarse cada una su copia ya no lo es. Para compartir, manda el enlace de la página, que es lo que hacen allí.',
      },
      { question: 'Lo tengo en Amazon, ¿qué producto?', answer: 'Si lo ves en Amazon, el de Prime Video.' },
      {
        question: '¿Vale una entrada de concierto en línea?',
        answer:
          'Mientras el archivo se vea en el navegador con tu cuenta. Si las normas del artista excluyen guardar, déjalo.',
      },
      {
        question: 'Me pide instalar algo',
        answer: 'En el ordenador, cierra el aviso. Lo reservado a móviles y televisores no se abre aquí.',
      },
    ],
    meta_title: 'Guía: conciertos y combates de Lemino',
    meta_description:
      'Cuenta d, repeticiones de pocos días, veladas a trozos: Lemino, heredero de dTV, explicado paso a paso y para verlo tú.',
  },
  tver_downloader: {
    title: 'TVer: una cita fija cada semana',
    intro:
      'Lo normal es que un capítulo esté hasta que se emite el siguiente. Si apartas siempre el mismo rato, dejas de correr detrás de las fechas. Cinco series son cinco horas semanales: la cita sirve también para decidir qué verás de veras.',
    steps: [
      {
        title: 'Abre tver.jp',
        text: 'Sin cuenta. La primera vez pregunta edad, sexo y código postal, que usa para la publicidad. No vuelve a preguntarlo. Con un TVer ID gratuito tus favoritos pasan de un aparato a otro. Solo se reproduce en Japón.',
      },
      {
        title: 'Busca por día',
        text: 'El listado sigue los días de emisión; va bien cuando solo recuerdas que era un martes. Para una emisora de Osaka o Hokkaido, entra por エリア: en la tele no llegan fuera, aquí sí. La otra vía es «マイページ», que junta lo nuevo de tus favoritos desde la última visita.',
      },
      {
        title: 'Lee 配信終了',
        text: 'Bajo el título constan el día y la hora en que se retira, a menudo justo antes del capítulo nuevo. El domingo a mediodía es buena hora: todo está y nada se ha sustituido. Lo que acaba el lunes, delante. Lo que empezó el lunes por la noche acaba el lunes por la noche: en esa ronda ya llegarías tarde. Los primeros capítulos, sin línea de cierre, duran más.',
      },
      {
        title: 'Escribe la fecha',
        text: 'A los programas de variedades no se les pone número, y la fecha hace sus veces. Una hora en 720p son 800 MB. La última imagen ha de ser el avance; si no, le falta el final.',
      },
      {
        title: 'Mira y vacía',
        text: 'El sábado por la noche la carpeta debería estar a cero. Señala lo que no te dio tiempo, y si un título va por la tercera semana, táchalo. TVer es para ponerse al día, y un archivo visto ha cumplido. El anuncio del comienzo no entra en él.',
      },
    ],
    hints: [
      {
        title: 'Cuando ya no está',
        text: 'Según la cadena, FOD, Hulu Japón o U-NEXT ofrecen pagando los capítulos anteriores. Antes de un final, la cadena suele reabrir la temporada unos días; ダイジェスト es el resumen.',
      },
      {
        title: 'Favoritos que avisan',
        text: 'Los de TVer señalan lo nuevo: un recordatorio para encender el ordenador. Quita los que ya no abres: treinta se leen tan mal como la portada.',
      },
      {
        title: 'Con retraso',
        text: 'Sale tras la emisión, salvo si el béisbol se alarga. Si a las diez no está, mira a medianoche.',
      },
      {
        title: 'Temporadas de verano',
        text: 'Ante una película o una continuación vuelven series enteras. Muchas horas y una sola fecha.',
      },
      {
        title: 'Vecinos lejanos',
        text: 'Un programa de cocina de Hokkaido acompaña de maravilla a un dorama de Tokio.',
      },
    ],
    questions: [
      {
        question: '¿Por qué se han saltado un episodio?',
        answer:
          'Puede que una canción, unas imágenes deportivas o un invitado impidan publicarlo en la red. A veces se difumina a un cantante porque su agencia no admite la red. El archivo no tiene culpa.',
      },
      {
        question: '¿Lleva subtítulos?',
        answer:
          'En muchas series, japoneses. Los anuncia el signo 字. En los de variedades los rótulos son parte de la imagen y se quedan.',
      },
      {
        question: 'De viaje me perdí dos',
        answer: 'En TVer, sí. El servicio de pago de la cadena los conserva casi siempre.',
      },
      {
        question: 'Dura menos que en la tele',
        answer: 'Una hora de antena llevaba catorce minutos de anuncios.',
      },
    ],
    meta_title: 'Guía: TVer, día por día',
    meta_description:
      'Listado por días, 配信終了 y fecha en el nombre: cómo ver a tu hora y en privado los programas de TVer antes de que pase la semana.',
  },
  nhk_plus_downloader: {
    title: 'NHK Plus, hoy NHK ONE: siete días de margen',
    intro:
      'En octubre de 2025, NHK Plus se integró en NHK ONE. Cambió el nombre; los siete días para ver lo emitido se mantienen. Dos caminos llevan al mismo capítulo, y saber cuál tomar ahorra la mitad del tiempo.',
    steps: [
      {
        title: 'Vincula la cuenta al contrato',
        text: 'Para el acceso completo hay que registrarse con los datos del canon de tu hogar. Sin confirmar, un aviso tapa parte de la imagen y lo tendrías en el archivo. El trámite es en línea y tarda unos días. Con nombre, dirección y, si lo tienes, número de cliente, queda hecho.',
      },
      {
        title: 'Usa la programación',
        text: 'Elige el día. Un espacio ya empezado se puede poner desde el comienzo. Va por canal y hora, y gana al buscador cuando el título del día no es el de la serie. La aplicación conserva el nombre viejo y abre la página actual. Lo emitido el día anterior está arriba, así que para la rutina diaria te bastan dos clics y ningún teclado.',
      },
      {
        title: 'Pasa a la página de la serie',
        text: 'Reúne lo que queda disponible; en el serial matinal, las entregas de la última semana. Son cinco de quince minutos y un resumen el sábado, en línea aparte: 1,2 GB en 720p.',
      },
      {
        title: 'Activa 字幕 y guarda',
        text: 'Casi todo lleva texto en japonés. Enciende la pista antes de arrancar la tarea. En las lecciones de idiomas, ese texto es medio curso. Guárdalas por semanas con su SRT.',
      },
      {
        title: 'Ordena los documentales',
        text: 'Cincuenta minutos con número y fecha se encuentran; sin ellos, diez llevan el nombre de la colección. La NHK marca capítulos en muchos, y tu reproductor salta de uno a otro. Borra lo visto, que la semana siguiente trae otros siete días.',
      },
    ],
    hints: [
      {
        title: 'Segundo audio',
        text: 'Informativos y películas traen en ocasiones otra voz: inglés o audiodescripción (解説). 主 es la voz principal y 副, la segunda. Oye unos segundos, porque la pantalla no lo aclara.',
      },
      {
        title: 'El archivo está en otra parte',
        text: 'NHK On Demand es un servicio de pago con alta propia. Lo que pasa de una semana se busca allí, fuera de este producto. Tiene su propia cuota. Búscalo allí por año.',
      },
      {
        title: 'Cuenta la hora',
        text: 'Siete días desde que acabó. Lo del martes a las 22:45 se apaga hoy a las 22:45.',
      },
      {
        title: 'Noticias de otra provincia',
        text: 'También están. Quien vive lejos vigila así su río en época de tifones.',
      },
    ],
    questions: [
      {
        question: '¿Qué quiere decir «配信していません»?',
        answer:
          'Que NHK no tiene los derechos en línea, lo que pasa con deportes e imágenes ajenas. Un recuadro fijo en pleno informativo se queda como está. El sumo, en cambio, suele estar entero y en resumen.',
      },
      {
        question: '¿Y NHK World en español?',
        answer:
          'Es una oferta abierta y distinta, con su propia web. Esta guía no la necesita. Tiene vídeos en directo y a la carta sobre Japón, con subtítulos.',
      },
      {
        question: '¿Funciona desde España?',
        answer: 'Es para espectadores en Japón. Al resto le queda NHK World.',
      },
      {
        question: 'Me pregunta dónde vivo',
        answer: 'Por las ediciones regionales y el contrato. No cambia lo que guardas.',
      },
      {
        question: '¿Para una empresa o un colegio?',
        answer:
          'No: este producto es para un hogar. Las empresas firman con la NHK, y los colegios tienen NHK for School.',
      },
    ],
    meta_title: 'Guía: NHK Plus y NHK ONE, siete días',
    meta_description:
      'Contrato, programación, subtítulos y segundo audio: cómo recuperar en privado los últimos siete días de NHK, con tu registro.',
  },
  fod_downloader: {
    title: 'FOD: décadas de doramas de Fuji TV, por años',
    intro:
      'FOD guarda varias décadas de ficción. Este sistema de carpetas, pensado para Windows, aguanta el paso del tiempo. La memoria guarda un día, una canción, una cara; el título es lo primero que se va. Por suerte aquí se busca en ese orden.',
    steps: [
      {
        title: 'Aparta lo gratis de lo Premium',
        text: 'Algún capítulo reciente se ve con anuncios; プレミアム marca lo que pide abono. Si lo pagas con Amazon o una operadora, se entra por ella. Comprueba que en fod.fujitv.co.jp arranque un capítulo. Si vuelves al principio sin tu nombre, elegiste la vía equivocada. Reproduce diez segundos del segundo capítulo: el primero es a menudo un regalo, y de los demás nada dice.',
      },
      {
        title: 'Busca por franja',
        text: '月9 son los lunes a las nueve; 木10, los jueves a las diez. El buscador conoce las abreviaturas. El anime nocturno se llama Noitamina. Dentro de cada franja van del más nuevo al más viejo; baja por décadas. También admite nombres de personas, con los kanji de los créditos.',
      },
      {
        title: 'Marca la serie completa',
        text: 'Unos once capítulos y, con suerte, un especial que se guarda por separado. Una de 1995 no llega a 4 GB, pues la imagen era pequeña. El final suele durar un cuarto de hora más: mira que esté.',
      },
      {
        title: 'El año, delante',
        text: 'Con «1997 – Título» la colección se ordena por sí sola. Una carpeta así es una historia de la televisión, de la despreocupación de los noventa a las investigaciones de hoy.',
      },
      {
        title: 'Añade los especiales',
        text: 'Los de dos horas están al fondo o en página propia; numéralos por año. Acabado todo, pon el comienzo del último: la canción que toca en su sitio confirma el orden. ¿Suena bajo? Se mezcló para los aparatos de entonces; súbelo en el reproductor.',
      },
    ],
    hints: [
      {
        title: 'Se vende para Windows',
        text: 'La edición de Mac está retirada. Quien la compró la sigue viendo en su cuenta. Vale Windows 10 u 11, un ordenador a la vez. La licencia se libera en tu cuenta cuando cambias de equipo.',
      },
      {
        title: 'Revistas y manga, fuera',
        text: 'FOD también los ofrece, pero Tidemark Video no toca la lectura. Lo anterior a 2005 es en 4:3; estirar una cara no la moderniza.',
      },
      {
        title: 'Ausencias con motivo',
        text: 'Si falta una serie famosa, suele ser por el contrato de un solo intérprete. Queda el disco.',
      },
      {
        title: 'Historias paralelas',
        text: 'Los cortos hechos para FOD van entre dos capítulos; la fecha dice entre cuáles.',
      },
      {
        title: 'Noitamina antes que nadie',
        text: 'Algunas obras pasan por aquí antes que por otros servicios.',
      },
    ],
    questions: [
      {
        question: '¿Por qué suena otra canción?',
        answer:
          'Porque la original no se licenció para la red y hubo que sustituirla o cortar la escena. A veces cambia la cabecera entera; compara los minutos.',
      },
      {
        question: '¿Las series antiguas tienen subtítulos?',
        answer:
          'Pocas. En las recientes son lo normal; compruébalo al elegir pistas. Lo de esta semana está también, gratis, en TVer.',
      },
      {
        question: '¿Motor y voleibol?',
        answer: 'En directo, no. Una grabación con página propia, hasta su último día.',
      },
      {
        question: 'Pago con el móvil y no tengo contraseña',
        answer: 'La página de la cuenta deja añadir correo y clave, y con ellos entras en cualquier sitio.',
      },
      { question: 'Compré la de Mac, ¿la pierdo?', answer: 'No, sigue en tu cuenta. Si dudas, escríbenos.' },
    ],
    meta_title: 'Guía: FOD, los doramas de Fuji TV',
    meta_description:
      'Franjas 月9 y 木10, especiales y el año por delante: los doramas de FOD en un ordenador con Windows, con tu abono y para ti.',
  },
  hulu_jp_downloader: {
    title: 'Hulu Japón: quedarse en la cuota y no acabar en la tienda',
    intro:
      'Desde que vende y alquila, Hulu Japón mezcla dos ofertas en los mismos resultados. La guía te mantiene en la que ya pagas. El verdadero desenlace de un dorama del sábado puede estar en un capítulo suelto de la red; lo difícil es colocarlo.',
    steps: [
      {
        title: 'Ve a hulu.jp',
        text: 'Pertenece al grupo de Nippon TV, y una cuenta estadounidense no abre nada. Se entra con el correo del alta aunque cobre la telefónica. Una página en inglés de otro verde quiere decir que elegiste la entrada equivocada.',
      },
      {
        title: 'Aprende la palabra ストア',
        text: 'Si está en el cartel, se trata de una compra, un alquiler o una entrada. Sin ella, entra en la cuota. La tienda usa la misma cuenta y otra caja: treinta días para empezar y cuarenta y ocho horas para acabar. Para un estreno de cine en alquiler, carpeta aparte con la fecha en el nombre.',
      },
      {
        title: 'Abre 字幕版 o 吹替版',
        text: 'Cada serie extranjera tiene dos fichas, que en tu lista se confunden con facilidad. Cambian dos caracteres bajo el título. Decídelo en el primero y evitarás una temporada a dos voces.',
      },
      {
        title: 'Añade los capítulos propios',
        text: 'A varias series de Nippon TV les sigue una historia solo para Hulu. Busca el título y la palabra Hulu. 本編 es la serie y オリジナルストーリー, lo añadido. La fecha indica tras cuál va; 05.5 lo coloca. Entre el quinto y el sexto, por ejemplo, cabe lo publicado el día 18 justo después del quinto.',
      },
      {
        title: 'Lee los nombres en voz alta',
        text: 'Terminada la cola, repasa la lista: si los títulos cuentan la historia, está bien. 05.5 va bien para quien mira la carpeta; S00E05, para un servidor doméstico. Los dos a la vez duplicarían el capítulo. Diez capítulos y cinco extras son unos 10 GB en 720p.',
      },
      {
        title: 'El rincón de los pequeños',
        text: 'Desde el perfil Kids, marca cinco cortos de Anpanman o algo así: 300 MB y listos antes de atar los zapatos. En carpeta aparte, para que el drama del sábado no se meta entre ellos.',
      },
    ],
    hints: [
      {
        title: 'Un PIN para comprar',
        text: 'Si hay niños en casa, pónselo a la tienda. El perfil infantil esconde además la tienda entera.',
      },
      {
        title: 'El béisbol va y viene',
        text: 'Los partidos de los Giants dependen de la temporada y de los derechos; no lo tomes por un archivo. Las noches musicales vienen en trozos que no vencen el mismo día.',
      },
      {
        title: 'El último acto',
        text: 'A veces el final solo está aquí, como 最終章. Es otra serie del catálogo y se pasa por alto.',
      },
      {
        title: 'Un título, un aparato',
        text: 'Mientras la aplicación guarda ciertos títulos, la tele avisa. Espera.',
      },
    ],
    questions: [
      {
        question: 'Terminó la serie y ha desaparecido, ¿por qué?',
        answer:
          'Estaba solo para recuperar lo emitido. No es raro que vuelva más adelante a la cuota. Lo hecho con Hulu, en cambio, se queda.',
      },
      {
        question: '¿Cuántos perfiles admite?',
        answer:
          'Hasta seis. Nuestra licencia, en cambio, cuenta ordenadores. El plan conjunto con Disney abre lo de Disney en su propia página.',
      },
      {
        question: '«Solo siete días», ¿es cierto?',
        answer: 'Hay vídeos promocionales así. La mayoría dura lo que la serie; toma antes los anunciados.',
      },
      {
        question: 'Un rodaje no se deja marcar',
        answer: 'O es de la tienda o aún no ha salido. Reprodúcelo unos segundos y lo sabrás.',
      },
    ],
    meta_title: 'Guía: Hulu Japón sin salir de la cuota',
    meta_description:
      'ストア, 字幕版, 吹替版 y capítulos propios: cómo orientarte en Hulu Japón desde el ordenador, con tu abono y en privado.',
  },
  niconico_downloader: {
    title: 'Niconico: antes del vídeo, su autor',
    intro:
      'Niconico es una comunidad de creadores. Lo primero es saber de quién es el vídeo y qué te deja hacer con él. Detrás de cada número «sm» hay alguien, y muchas veces contesta.',
    steps: [
      {
        title: 'Lee la descripción',
        text: 'Muchos autores dicen ahí si se puede reutilizar su obra. La ficha de ニコニ・コモンズ detalla las condiciones. 転載禁止 prohíbe volver a subirlo; 保存OK admite la copia. Si no la quiere, para aquí: verlo en la web también le ayuda.',
      },
      {
        title: 'Pega un vídeo o una lista',
        text: 'Con «watch/sm» es un vídeo; con «mylist», una lista completa. sm son los miembros, so los canales, nm formatos viejos. Las páginas de serie conocen el orden; las listas de espectadores tienen huecos. Pega el número y verás título, autor y duración; si lo borraron, una frase.',
      },
      {
        title: 'Decide sobre los comentarios',
        text: 'Puedes guardarlos en un archivo aparte o prescindir de ellos. También los escribió alguien: que no salgan de tu casa. Un control deslizante enseña el minuto más denso: mil animan, diez mil tapan. En ASS se apagan desde el reproductor. Para una partida comentada, pocos; para una canción, muchos; para un vídeo de soldadura, ninguno, o no verás qué se suelda.',
      },
      {
        title: 'Comprueba el canal oficial',
        text: 'Hay episodios que piden ser socio o pagar. Tu cuenta tiene que reproducirlos en el navegador. Un candado o un precio lo indican, y las normas del canal dicen si puedes conservarlo.',
      },
      {
        title: 'Guarda la referencia',
        text: 'Autor, número y fecha quedan en el archivo, y con el número siempre se vuelve al original. Diez minutos son de 30 a 150 MB. Pon después el estribillo: si letras y música coinciden, está en su sitio.',
      },
    ],
    hints: [
      {
        title: 'A primera hora',
        text: 'Sin Premium, de noche el sitio sirve una versión reducida. Por la mañana es más generoso. La hora punta va de ocho a doce en Japón.',
      },
      {
        title: 'Directos pasados',
        text: 'Solo algunos quedan abiertos como repetición, y por tiempo limitado. Mientras valga tu reserva o tu derecho Premium, la repetición se abre. Lo que se está emitiendo, no. La página del directo dice hasta cuándo.',
      },
      {
        title: 'Números para siempre',
        text: 'El de un vídeo retirado no se reutiliza jamás. Una lista de sm es el diario más breve de un aficionado.',
      },
      {
        title: 'Solo la canción',
        text: 'Para música te basta un M4A. Añade quién canta, que una versión suele citar al compositor.',
      },
      {
        title: 'Si hay descarga del autor',
        text: 'Tómala: se ve mejor que cualquier cosa que sirva el reproductor.',
      },
    ],
    questions: [
      {
        question: '¿Puedo poner una canción de Vocaloid en mi vídeo?',
        answer:
          'Si su autor lo acepta. Míralo en la descripción o en Niconi Commons. También cuentan las condiciones de la voz sintética. Un mensaje en inglés suele recibir respuesta.',
      },
      {
        question: '¿Por qué se ven tan pequeños los vídeos viejos?',
        answer:
          'Se subieron con el tamaño de su época y nunca hubo otro. Agrándalos en el reproductor; recodificar solo añade peso.',
      },
      { question: '¿Puedo colgarlo en otra parte?', answer: 'No. Eso lo concede únicamente quien lo hizo.' },
      {
        question: 'Los comentarios salen en una esquina',
        answer: 'Tu reproductor lee el ASS a medias. VLC o mpv lo hacen entero.',
      },
      {
        question: '¿Se perdieron vídeos en el apagón de 2024?',
        answer:
          'El sitio regresó con ellos. Ciertas funciones tardaron, y por eso hay instrucciones viejas que ya no encajan.',
      },
    ],
    meta_title: 'Guía: Niconico, vídeos, listas y permiso',
    meta_description:
      'Qué permite el autor, listas, comentarios y canales oficiales: conservar de Niconico aquello que se puede conservar.',
  },
  d_anime_downloader: {
    title: 'd Anime Store: un trimestre, una carpeta',
    intro:
      'Aquí casi todo es anime y se organiza por trimestres. Si tus carpetas imitan ese orden, dentro de tres años seguirás encontrándolo todo. Cuarenta estrenos y unas pocas horas por semana: el método consiste en abandonar la mayoría sin pena.',
    steps: [
      {
        title: 'Inicia sesión con la cuenta d',
        text: 'Se confirma en el móvil, y no hace falta ser cliente de Docomo. Mira que estés en animestore.docomo.ne.jp: lo que se vende en Amazon o Niconico tiene página propia, y otro producto nuestro. Confirmado una vez, el navegador interno recuerda la sesión y el código no se repite.',
      },
      {
        title: 'Abre 今期アニメ',
        text: 'Las series en emisión salen por día, con la hora a la que se publican. Las 25 h son la una de la noche siguiente. Toma los tres primeros de diez series y quédate con cuatro. Elige por cartel, género o voz y apúntalas. Treinta episodios de 24 minutos son doce horas: las del metro, en tamaño pequeño, unos 10 GB.',
      },
      {
        title: 'Usa «気になる»',
        text: 'En esa lista se ve al instante dónde hay episodio nuevo. Un punto rojo lo señala, y la aplicación pone en gris lo que tienes. Cinco minutos el domingo.',
      },
      {
        title: 'Crea la carpeta del trimestre',
        text: 'Primero año y estación, dentro la serie y dentro los capítulos. 24 minutos en 720p son 400 MB y doce capítulos, 5 GB. Resúmenes y extras, al final y con número propio.',
      },
      {
        title: 'Cierra el trimestre',
        text: 'Coloca las temporadas como sugiere la web, la película tras la segunda, y compara: un 7.5 es un resumen, no un error. Borra las seis que dejaste; ese hueco es justo el del trimestre siguiente. Abre el último capítulo y oye la canción de cierre.',
      },
    ],
    hints: [
      {
        title: 'Saltar la cabecera',
        text: 'Lo hace el reproductor de la web. En tu archivo se conserva, con una marca para pasarla. La primera vez déjala, que a mitad de curso la cambian.',
      },
      {
        title: 'No es el canal de Amazon',
        text: 'Bajo ese nombre hay en Prime Video una oferta menor, sujeta a las normas de Amazon. Buscar por la voz solo se puede aquí: un nombre abre todos sus papeles. De un favorito nuevo se llega así a una obra del siglo pasado, que suele estar también en la tienda.',
      },
      {
        title: 'Despedidas de fin de mes',
        text: 'まもなく配信終了 es corta y va en serio. Algo antiguo puede tardar años en volver.',
      },
      {
        title: 'Conciertos y escena',
        text: 'Los recitales de anime y el 2.5D están dentro. Dales un fin de semana.',
      },
      {
        title: '最速',
        text: 'Sale aquí antes que en ningún sitio. Sin esa palabra, unos días después de la tele.',
      },
    ],
    questions: [
      {
        question: '¿En cuántos aparatos a la vez?',
        answer:
          'En uno. Detén el móvil antes de empezar en el ordenador. Si otra pantalla está ocupada, la cola aguarda y sigue sola.',
      },
      {
        question: '¿Se quedan los trimestres anteriores?',
        answer:
          'Muchos, aunque no todos. Si una serie se va, la página lo anuncia. Lo anunciado hasta el 31 pasa por delante. Sobre los títulos viejos, más ajustes de calidad no ayudan: el menú indica dónde acaban.',
      },
      {
        question: 'Una del trimestre no está',
        answer: 'Un puñado va en exclusiva a otros. La página oficial las enumera en 配信情報.',
      },
      {
        question: '¿Hay texto en japonés para estudiar?',
        answer: 'Cada vez en más obras, marcado con 字幕. Traducciones no ofrece.',
      },
    ],
    meta_title: 'Guía: d Anime Store por trimestres',
    meta_description:
      '今期アニメ por día, lista de pendientes y una carpeta por estación: cómo seguir el anime de d Anime Store con orden y en privado.',
  },
  wowow_downloader: {
    title: 'WOWOW On Demand: planificar desde el último día',
    intro:
      'Ni todo lo emitido llega a la carta ni dura mucho cuando llega. En tu PC con Windows, haz el plan de atrás hacia delante. Un recital, un Grand Slam, una miniserie del domingo: tres calendarios y una carpeta.',
    steps: [
      {
        title: 'Entra con la WEB-ID',
        text: 'Es la misma para quien tiene el canal y para quien contrató solo internet. El hogar con antena la asocia en «My WOWOW». Buena señal: tu nombre arriba y ningún botón de alta. La página se abre con tres listas: lo de ahora, el archivo y lo que viene.',
      },
      {
        title: 'Ve a tu sección',
        text: 'Drama, cine, música, escena o deporte. El tenis, además, va por torneos. ライブ es directo, 見逃し repetición y アーカイブ lo que dura un tiempo: solo los dos últimos. A los extranjeros se les busca en katakana.',
      },
      {
        title: 'Mira 配信期間',
        text: 'Debajo del título figuran comienzo y fin. Los conciertos se retiran a veces en pocos días. Con 完全版 hay otro montaje más largo, a veces con otra fecha. Anota la hora de Tokio. Una repetición dura con frecuencia de dos a cuatro semanas, menos si se trata de música extranjera.',
      },
      {
        title: 'Deja lo largo para la noche',
        text: 'Un partido a cinco sets o una ópera duran más que dos películas. Cuatro horas en 720p son 4 GB. Si hay estéreo y envolvente, para la música lleva ambos.',
      },
      {
        title: 'Ve hasta el bis',
        text: 'Ábrelo por la última canción: si se encienden las luces, no falta nada. Que un partido empiece en negro no es fallo, la grabación arranca antes que la emisión; adelanta dos minutos. Luego archívalo por artista, gira y fecha, que por la chaqueta del cantante no se distinguen.',
      },
    ],
    hints: [
      {
        title: 'Sin edición para Mac',
        text: 'Hoy se ofrece la de Windows; la página del producto refleja lo que haya a la venta. Una licencia de Mac ya comprada sigue en tu cuenta.',
      },
      {
        title: 'Con comentarista o sin él',
        text: 'Algunas retransmisiones dan el sonido ambiente como segunda pista. Melbourne sin narrador es casi una localidad en la grada. Se elige antes de empezar.',
      },
      {
        title: 'A la hora de París',
        text: 'Una final de allí acaba de madrugada en Japón y está al mediodía. Hasta entonces, nada de prensa.',
      },
      {
        title: 'La guía mensual',
        text: 'Dice de cada ópera y musical si habrá archivo. Marca esas con lápiz.',
      },
      {
        title: 'Por rondas',
        text: 'Pistas y rondas van sueltas, y al lado del partido está su resumen de una hora: no los confundas.',
      },
    ],
    questions: [
      {
        question: 'Emitieron el concierto y no está a la carta, ¿por qué?',
        answer:
          'Muchos artistas ceden la antena y nada más. Lo indica una nota gris en la parrilla, y a veces llega meses después.',
      },
      {
        question: '¿Puedo conservar una final durante años?',
        answer:
          'Si tu contrato y la ley lo admiten. En la duda, la fecha que marca el servicio es el final. Lo guardado es para el tiempo del contrato. En la guía del mes siguiente verás si la vuelven a dar.',
      },
      {
        question: 'Lo tengo por cable',
        answer: 'Si tu compañía participa, registra la cuenta web con el número que te dio.',
      },
      {
        question: '¿Basta con un mes?',
        answer: 'Van por meses naturales: empieza el día 1 y lo tienes entero.',
      },
      {
        question: '¿Puedo poner un concierto en mi cafetería?',
        answer: 'No. El contrato de un hogar cubre tus habitaciones; un local necesita otro.',
      },
    ],
    meta_title: 'Guía: WOWOW On Demand y sus fechas',
    meta_description:
      'WEB-ID, 配信期間 y noches largas: cómo organizar en Windows el tenis, los conciertos y el drama de WOWOW On Demand, para ti.',
  },
}
